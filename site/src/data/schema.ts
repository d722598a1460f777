/**
 * Schemas of the YAML files in site/content. The build checks the files, and the types of their data are inferred from
 * the schemas.
 */
import { z } from 'zod';
import { address, description, drawing, idIn, publicPicture, route, text } from './fields.ts';
import { hours } from './hours.ts';

const navigationItem = z.strictObject({ label: text, route, placeholder: z.boolean().optional() });

const placeholders = z.record(
  route,
  z.strictObject({
    summary: description,
    description: description.optional(),
    paragraphs: z.array(text).optional(),
    list: z.array(text).optional(),
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
  name: text.optional(),
  portrait: publicPicture.optional(),
  address: address.refine((value) => !value.endsWith('/'), 'must not end with a slash'),
  profiles: z.array(z.strictObject({ label: text, url: address, logo: brand.optional() })),
  feed: z.strictObject({ url: address, converter: address }),
  scheduling: z.strictObject({ url: address, hours }),
  embeds: z.strictObject({
    videoPlaylist: idIn(
      /^(?:.*[?&]list=)?([\w-]+)(?:[&#].*)?$/,
      'must be the address of a playlist, with list= in it, or what comes after list=',
    ),
    music: idIn(
      /^(?:.*open\.spotify\.com\/(?:intl-\w+\/)?|spotify:)?(\w+)[/:]([\w-]+)(?:\?.*)?$/,
      'must be an address such as https://open.spotify.com/show/…, or what comes after .com/',
    ),
    photoPost: idIn(
      /^(?:.*\/(?:p|reel)\/)?([\w-]+)(?:[/?].*)?$/,
      'must be the address of a post, with /p/ or /reel/ in it, or what comes after that',
    ),
    socialPost: address,
  }),
  helpline: z.strictObject({ name: text, url: address, phone: text.optional() }),
  apps: z.record(z.string(), z.strictObject({ url: address })),
  analytics: z.strictObject({
    id: z.string().regex(/^(G-\w+)?$/, "must begin with G-, or be '' for no statistics"),
  }),
});

const titled = { title: text, text };

const home = z.strictObject({
  startLinks: z.array(z.strictObject({ ...titled, to: route })),
  shelf: z.array(
    z.strictObject({ ...titled, kind: z.enum(['Book', 'Podcast']), by: text, cover: drawing, to: route }),
  ),
  plates: z.array(z.strictObject({ ...titled, app: text, drawing, screenshot: publicPicture.optional() })),
});

const techStack = z.array(
  z.strictObject({
    key: text,
    label: text,
    items: z.array(z.strictObject({ name: text, logo: drawing.optional() })).min(1),
  }),
);

const card = text
  .max(110, 'is too long for a card: 110 characters at most')
  .refine((value) => (value.match(/\*/g)?.length ?? 0) % 2 === 0, 'has an asterisk without a second one');
const deck = z.array(card).min(20, 'must have 20 cards or more');
const jous = z.strictObject({ bread: deck, main: deck, coffee: deck }).refine((depths) => {
  const cards = Object.values(depths).flat();
  return new Set(cards).size === cards.length;
}, 'has the same card twice');

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
  'jous.yml': jous,
};

export type Files = { [File in keyof typeof fileSchemas]: z.infer<(typeof fileSchemas)[File]> };

export type Navigation = Files['navigation.yml'];
export type NavigationSection = Navigation['sections'][number];
export type NavigationItem = NavigationSection['groups'][number]['items'][number];
export type PlaceholderTexts = Files['placeholders.yml'];
export type Owner = Files['owner.yml'];
export type Brand = z.infer<typeof brand>;
export type TechStack = Files['tech-stack.yml'];
