/** Hosts that all pages except the apps may contact. */
interface Hosts {
  frame?: string[];
  connect?: string[];
  img?: string[];
  script?: string[];
}

/** Hashes of a page's inline scripts and styles. */
interface Page {
  script?: string[];
  style?: string[];
  /** Whether this is one of the three apps, which have a stricter policy. */
  app?: boolean;
}

/** Content of `csp.json`, which the site's build writes. Pages are listed by path. */
export interface Policies {
  all: Hosts;
  pages: Record<string, Page>;
}

/** Hash of an empty style element, which styled-components inserts first. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const none = ["'none'"];
const self = ["'self'"];
const quoted = (list: string[]) => list.map((hash) => `'${hash}'`);

/** Returns the Content Security Policy of a page. An unknown page gets the strictest one. */
export function policyOf({ all, pages }: Policies, path: string): string {
  const { app, script = [], style = [] } = pages[path] ?? {};
  const directives: Record<string, string[]> = {
    'default-src': none,
    'script-src': [...self, ...quoted(script), ...((!app && all.script) || [])],
    'style-src': [...self, ...quoted([emptyStyle, ...style])],
    'img-src': app ? self : [...self, 'data:', ...(all.img ?? [])],
    'font-src': self,
    'manifest-src': self,
    'base-uri': none,
    // An app has its own service worker, may be framed by this site, and makes no network requests.
    ...(app
      ? { 'connect-src': none, 'worker-src': self, 'form-action': none, 'frame-ancestors': self }
      : {
          'connect-src': [...self, ...(all.connect ?? [])],
          'frame-src': [...self, ...(all.frame ?? [])],
          'object-src': none,
          'form-action': self,
          'frame-ancestors': none,
        }),
  };
  const entries = Object.entries(directives);
  return entries.map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`).join('; ');
}
