/** The shapes of the owner's files. The build checks every file against them; the site infers its types from them. */
import { z } from 'zod';

export const text = z.string().trim().min(1, 'must not be empty');
const route = z.string().regex(/^\/[a-z0-9/-]*$/, 'must be a path such as /writing/tango/music');
export const address = z.url('must be a full address beginning with https://');
export const drawing = z.string().regex(/^[a-z0-9-]+$/, 'must be the name of a drawing, without .svg');
export const description = z
  .string()
  .min(50, 'must have 50 characters or more')
  .max(170, 'must have 170 characters or fewer');

const navigationItem = z.strictObject({ label: text, route, placeholder: z.boolean().optional() });

const placeholders = z.record(
  route,
  z.strictObject({
    summary: description,
    asks: z.array(text).optional(),
    thought: text.optional(),
    meanwhile: z.array(z.strictObject({ to: route, why: text })).optional(),
  }),
);

const icon = z.enum(['home', 'writing', 'bookmarks', 'projects', 'work', 'interactive', 'social-media']);

const navigation = z.strictObject({
  menu: z.array(z.strictObject({ name: text, path: route, icon })),
  sections: z.array(
    z.strictObject({
      name: text,
      path: route,
      groups: z.array(
        z.strictObject({ title: text.optional(), logoUrl: text.optional(), items: z.array(navigationItem) }),
      ),
    }),
  ),
});

const brand = z.enum(['twitter', 'linkedin', 'github', 'instagram', 'tiktok', 'linktree']);

const owner = z.strictObject({
  siteName: text,
  tagline: text,
  address: address.refine((value) => !value.endsWith('/'), 'must not end with a slash'),
  email: z.email().optional(),
  profiles: z.array(z.strictObject({ label: text, handle: text, url: address, logo: brand.optional() })),
  feed: z.strictObject({ url: address, converter: address }),
  scheduling: z.strictObject({ url: address }),
  embeds: z.strictObject({ videoPlaylist: text, music: text, photoPost: text, socialPost: address }),
  helpline: z.strictObject({ name: text, url: address, phone: text.optional() }),
  apps: z.record(z.string(), z.strictObject({ url: address })),
  analytics: z.strictObject({ id: z.string() }),
});

const card = { title: text, text };

const home = z.strictObject({
  startLinks: z.array(z.strictObject({ title: text, text, to: route })),
  shelf: z.array(
    z.strictObject({ ...card, kind: z.enum(['Book', 'Podcast']), by: text, cover: drawing, to: route }),
  ),
  plates: z.array(z.strictObject({ ...card, app: text, drawing, screenshot: text.optional() })),
});

const techStack = z.array(
  z.strictObject({
    key: text,
    label: text,
    items: z.array(z.strictObject({ name: text })).min(1),
  }),
);

/** The shape of each YAML file. */
export const fileSchemas = {
  'navigation.yml': navigation,
  'placeholders.yml': placeholders,
  'owner.yml': owner,
  'home.yml': home,
  'exercises.yml': z.array(
    z.strictObject({ title: text, purpose: text, setUp: text, notice: text, drawing, alt: text }),
  ),
  'episodes.yml': z.array(z.strictObject({ title: text, guest: text, why: text })),
  'emotions.yml': z.array(z.strictObject({ name: text, language: text, description: text })),
  'tech-stack.yml': techStack,
};

type Files = { [File in keyof typeof fileSchemas]: z.infer<(typeof fileSchemas)[File]> };

export type Navigation = Files['navigation.yml'];
export type NavigationSection = Navigation['sections'][number];
export type NavigationItem = NavigationSection['groups'][number]['items'][number];
export type PlaceholderTexts = Files['placeholders.yml'];
export type Owner = Files['owner.yml'];
export type Brand = z.infer<typeof brand>;
export type Home = Files['home.yml'];
export type Exercises = Files['exercises.yml'];
export type Episodes = Files['episodes.yml'];
export type Emotions = Files['emotions.yml'];
export type TechStack = Files['tech-stack.yml'];
