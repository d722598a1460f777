interface Sources {
  frame?: string[];
  connect?: string[];
  img?: string[];
  script?: string[];
}

/** Content Security Policy data of one page: hashes of its inline scripts and styles, and its additional sources. */
interface Page extends Sources {
  style?: string[];
  /** Set for the three apps, which have a stricter policy. */
  app?: boolean;
}

/** Hash of an empty style element, which styled-components inserts first. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const none = ["'none'"];
const self = ["'self'"];
const quoted = (list: string[]) => list.map((hash) => `'${hash}'`);

function policy(
  { app, script = [], style = [], img = [], connect = [], frame = [] }: Page,
  all: Sources,
): string {
  const directives: Record<string, string[]> = {
    'default-src': none,
    'script-src': [...self, ...quoted(script), ...((!app && all.script) || [])],
    'style-src': [...self, ...quoted([emptyStyle, ...style])],
    'img-src': app ? self : [...self, 'data:', ...(all.img ?? []), ...img],
    'font-src': self,
    'manifest-src': self,
    'base-uri': none,
    // An app has its own service worker, may be framed by this site, and makes no network requests.
    ...(app
      ? { 'connect-src': none, 'worker-src': self, 'form-action': none, 'frame-ancestors': self }
      : {
          'connect-src': [...self, ...(all.connect ?? []), ...connect],
          'frame-src': [...self, ...(all.frame ?? []), ...frame],
          'object-src': none,
          'form-action': self,
          'frame-ancestors': none,
        }),
  };
  const entries = Object.entries(directives);
  return entries.map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`).join('; ');
}

/** The build's `csp.json`: sources for all pages, and one entry per page (its key starts with a slash). */
export type Policies = Sources & Record<string, Page>;

/** Returns the Content Security Policy of a page. An unknown page gets the strictest one. */
export const policyOf = (policies: Policies, path: string): string => policy(policies[path] ?? {}, policies);
