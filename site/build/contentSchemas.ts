import { z, type ZodType } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');
const route = z.string().regex(/^\/[a-z0-9/-]*$/, 'must be a path such as /writing/tango/music');
const address = z.url('must be a full address beginning with https://');
const drawing = z.string().regex(/^[a-z0-9-]+$/, 'must be the name of a drawing, without .svg');
const description = z
  .string()
  .min(50, 'must have 50 characters or more')
  .max(170, 'must have 170 characters or fewer');

const navigationItem = z
  .strictObject({ label: text, route, placeholder: z.boolean().optional(), summary: text.optional() })
  .refine((item) => !item.placeholder || item.summary, {
    path: ['summary'],
    message: 'a placeholder says what will stand there',
  });

const navigation = z.strictObject({
  menu: z.array(z.strictObject({ name: text, path: route, icon: text })),
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

const owner = z.strictObject({
  siteName: text,
  tagline: text,
  address: address.refine((value) => !value.endsWith('/'), 'must not end with a slash'),
  email: z.email().optional(),
  profiles: z.array(z.strictObject({ label: text, handle: text, url: address, logo: text })).length(6),
  feed: z.strictObject({ url: address, converter: address }),
  scheduling: z.strictObject({ url: address }),
  embeds: z.strictObject({ videoPlaylist: text, music: text, photoPost: text, socialPost: address }),
  apps: z.record(z.string(), z.strictObject({ url: address })),
  analytics: z.strictObject({ id: z.string() }),
});

const card = { title: text, text };

const home = z.strictObject({
  ways: z.array(z.strictObject({ title: text, text, to: route })).length(4),
  shelf: z
    .array(
      z.strictObject({ ...card, kind: z.enum(['Book', 'Podcast']), by: text, cover: drawing, to: route }),
    )
    .length(4),
  plates: z.array(z.strictObject({ ...card, app: text, drawing, screenshot: text.optional() })).length(3),
});

const techStack = z.array(
  z.strictObject({
    key: z.enum(['languages', 'practices', 'webApis', 'aiMlOps', 'cloudInfra', 'other']),
    label: text,
    items: z.array(z.strictObject({ name: text })).min(1),
  }),
);

/** The shape of each YAML file. */
export const fileSchemas: Record<string, ZodType> = {
  'navigation.yml': navigation,
  'owner.yml': owner,
  'home.yml': home,
  'exercises.yml': z
    .array(z.strictObject({ title: text, purpose: text, setUp: text, notice: text, drawing, alt: text }))
    .length(11),
  'episodes.yml': z.array(z.strictObject({ title: text, guest: text, why: text })).length(15),
  'emotions.yml': z.array(z.strictObject({ name: text, language: text, description: text })).length(25),
  'tech-stack.yml': techStack.length(6),
};

const page = { title: text, description, lead: text.optional() };
const date = z.iso.date('must be a day such as 2026-03-01');

const frontmatter: [RegExp, ZodType][] = [
  [/^home\.mdx$/, z.strictObject({ ...page, heading: text, headingAccent: text.optional() })],
  [/^writing\/index\.mdx$/, z.strictObject(page)],
  [/^writing\//, z.strictObject({ ...page, date, descriptionDe: description.optional() })],
  [/^bookmarks\/index\.mdx$/, z.strictObject(page)],
  [
    /^bookmarks\//,
    z.strictObject({
      name: text,
      url: address,
      kind: z.enum(['Book', 'Podcast', 'Web', 'Goodies']),
      by: text.optional(),
      year: z.int().optional(),
      drawing,
      description,
      lead: text.optional(),
    }),
  ],
  [/^projects\/(?!index|emotion)/, z.strictObject({ ...page, app: text })],
  [
    /^work\/datingapp\.mdx$/,
    z.strictObject({ ...page, sections: z.array(z.strictObject({ id: text, label: text })).length(7) }),
  ],
  [/^legal\.mdx$/, z.strictObject({ ...page, published: z.boolean() })],
];

/** The shape of what stands at the head of a text, by its place in the folder. */
export const frontmatterSchema = (file: string): ZodType =>
  frontmatter.find(([place]) => place.test(file))?.[1] ?? z.strictObject(page);
