interface Sources {
  frame?: string[];
  connect?: string[];
  img?: string[];
  script?: string[];
}

/** The hashes of a page's inline scripts and styles, and what it loads beyond the other pages. */
interface Page extends Sources {
  style?: string[];
  /** One of the three apps. */
  app?: boolean;
}

/** styled-components starts with an empty style element, whose content has this hash. */
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
    // An app works offline through its own worker, is shown in a frame of this site, and can call nobody.
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

/** The sources of all pages beside the pages, whose addresses start with a slash. */
export type Policies = Sources & Record<string, Page>;

/** The policy of a page by its address; a page that is not named gets the strictest one. */
export const policyOf = (policies: Policies, path: string): string => policy(policies[path] ?? {}, policies);
