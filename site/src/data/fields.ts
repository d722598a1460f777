import { z } from 'zod';

export const text = z.string().trim().min(1, 'must not be empty');
export const route = z
  .string()
  .regex(/^\/$|^(\/[a-z0-9-]+)+$/, 'must be a path such as /writing/tango/music, without / at its end');
export const address = z.url({
  protocol: /^https$/,
  error: 'must be a full address beginning with https://',
});

/** Schema that accepts an id, or a longer address with the id. The groups of `form` are the parts of the id. */
export const idIn = (form: RegExp, error: string) =>
  text.regex(form, error).transform((value) => form.exec(value)?.slice(1).join('/') ?? value);
export const drawing = z.string().regex(/^[a-z0-9-]+$/, 'must be the name of a drawing, without .svg');
export const description = z
  .string()
  .min(50, 'must have 50 characters or more')
  .max(170, 'must have 170 characters or fewer');
/** Address of a picture in `site/public`. */
export const publicPicture = z
  .string()
  .regex(/^\/[\w./-]+\.(jpe?g|png|webp|avif)$/i, 'must be a picture in site/public, such as /portrait.jpg');
