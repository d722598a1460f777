import { z } from 'zod';
import { address, description, drawing, text } from './fields.ts';

const date = z.iso.date('must be a day such as 2026-03-01').optional();

/** True for a text that is shown in development only. */
const draft = z.boolean().optional();

const page = {
  title: text,
  description,
  /** Description in German, for the previews of shared links. */
  descriptionDe: description.optional(),
  lead: text.optional(),
  /** Day of the first version. */
  date,
  updated: date,
};

/** Frontmatter of an essay in `content/essays`. `link` is the address behind “Read on Medium”. */
export const essaySchema = z.strictObject({ link: address });

/** Fields of a text that may have a drawing beside its title. */
const article = { ...page, drawing: drawing.optional(), draft };

const schemas = {
  overview: z.strictObject(page),
  page: z.strictObject(article),
  home: z.strictObject({ ...page, heading: text, headingAccent: text.optional() }),
  essay: z.strictObject(article),
  bookmark: z.strictObject({
    name: text,
    url: address,
    kind: z.enum(['Book', 'Podcast', 'Web', 'Goodies']),
    by: text.optional(),
    year: z.int().optional(),
    drawing,
    description,
    lead: text.optional(),
    draft,
  }),
  project: z.strictObject({
    ...article,
    app: text,
    /** Height of the app's frame, in pixels. */
    height: z.number().int().min(200).default(640),
    caption: text.optional(),
  }),
  legal: z.strictObject({ ...page, published: z.boolean() }),
  explorer: z.strictObject(page),
  /** Page with the question form. `note` is the text above the button that sends a question. */
  questions: z.strictObject({ ...page, note: text }),
  message: z.strictObject(page),
  booking: z.strictObject(page),
};

export type Kind = keyof typeof schemas;

export type Frontmatter<K extends Kind = Kind> = { [Each in Kind]: z.infer<(typeof schemas)[Each]> }[K];

export const frontmatterSchemas: { [Each in Kind]: z.ZodType<Frontmatter<Each>> } = schemas;
