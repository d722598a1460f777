import { z } from 'zod';
import { readBuilt } from './built-file.js';

const hashes = z.array(z.string().regex(/^sha(256|384|512)-[\w+/]+=*$/)).default([]);
const sources = z.array(z.string().regex(/^https:\/\/[\w.*:-]+(\/[\w./-]*)?$/)).default([]);

/** The sources that every page may load, and for each page its inline hashes and further sources. */
const anyPage = z.object({ frame: sources, connect: sources, img: sources });
const everyPage = anyPage.extend({ script: sources });
const onePage = anyPage.extend({ script: hashes, style: hashes, app: z.boolean().default(false) });
type Page = z.infer<typeof onePage>;

const built = z.record(z.string(), z.unknown()).transform((entries) => {
  const pages = Object.entries(entries).filter(([path]) => path.startsWith('/'));
  return {
    all: everyPage.parse(entries),
    pages: pages.map(([path, page]) => [path, onePage.parse(page)] as const),
  };
});

/** styled-components starts with an empty style element, whose content has this hash. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const none = ["'none'"];
const self = ["'self'"];
const quoted = (list: string[]) => list.map((hash) => `'${hash}'`);

function policy(own: Page, all: z.infer<typeof everyPage>): string {
  const directives: Record<string, string[]> = {
    'default-src': none,
    'script-src': [...self, ...quoted(own.script), ...(own.app ? [] : all.script)],
    'style-src': [...self, ...quoted([emptyStyle, ...own.style])],
    'img-src': own.app ? self : [...self, 'data:', ...all.img, ...own.img],
    'font-src': self,
    'manifest-src': self,
    'base-uri': none,
    // An app works offline through its own worker, is shown in a frame of this site, and can call nobody.
    ...(own.app
      ? { 'connect-src': none, 'worker-src': self, 'form-action': none, 'frame-ancestors': self }
      : {
          'connect-src': [...self, ...all.connect, ...own.connect],
          'frame-src': [...self, ...all.frame, ...own.frame],
          'object-src': none,
          'form-action': self,
          'frame-ancestors': none,
        }),
  };
  const entries = Object.entries(directives);
  return entries.map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`).join('; ');
}

/** The policy of a page by its address; a page that the file does not name gets the strictest one. */
export type PagePolicies = (path: string) => string;

export function readPagePolicies(file: string): PagePolicies {
  const { pages, all } = readBuilt(file, built) ?? built.parse({});
  const known = new Map(pages.map(([path, page]) => [path, policy(page, all)]));
  const strictest = policy(onePage.parse({}), all);
  return (path) => known.get(path) ?? strictest;
}
