import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigurationError } from '../config/config.js';

const hashes = z.array(z.string().regex(/^sha(256|384|512)-[\w+/]+=*$/)).default([]);
const sources = z.array(z.string().regex(/^https:\/\/[\w.*:-]+(\/[\w./-]*)?$/)).default([]);

/** The sources that every page may load, and for each page its inline hashes and further sources. */
const anyPage = z.object({ frame: sources, connect: sources, img: sources });
const everyPage = anyPage.extend({ script: sources });
const onePage = anyPage.extend({ script: hashes, style: hashes });
type Page = z.infer<typeof onePage>;

/** styled-components starts with an empty style element, whose content has this hash. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const quoted = (list: string[]) => list.map((hash) => `'${hash}'`);

function policy(own: Page, all: z.infer<typeof everyPage>): string {
  const frames = [...all.frame, ...own.frame];
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...quoted(own.script), ...all.script]],
    ['style-src', ["'self'", ...quoted([emptyStyle, ...own.style])]],
    ['img-src', ["'self'", 'data:', ...all.img, ...own.img]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...all.connect, ...own.connect]],
    ['frame-src', frames.length > 0 ? frames : ["'none'"]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
  ];
  return directives.map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`).join('; ');
}

/** The policy of a page by its address; a page that the file does not name gets the strictest one. */
export type PagePolicies = (path: string) => string;

export function readPagePolicies(file: string): PagePolicies {
  try {
    const entries = z
      .record(z.string(), z.unknown())
      .parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
    const all = everyPage.parse(entries);
    const pages = Object.entries(entries).filter(([path]) => path.startsWith('/'));
    const known = new Map(pages.map(([path, entry]) => [path, policy(onePage.parse(entry), all)]));
    const strictest = policy(onePage.parse({}), all);
    return (path) => known.get(path) ?? strictest;
  } catch {
    throw new ConfigurationError(`${file} is not what the site's build writes: build the site again.`);
  }
}
