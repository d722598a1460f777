import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Config } from '../config/config.js';
import { closedPolicy } from '../http/security-headers.js';
import { type PagePolicies, readPagePolicies } from './page-policies.js';

interface NotFoundPage {
  html: string;
  headers: Record<string, string>;
}

const year = 'public, max-age=31536000, immutable';

/** A drawing opened by itself may style itself, and do nothing else. */
const drawingPolicy = `${closedPolicy}; style-src 'unsafe-inline'; sandbox`;

/** The prerendered pages and their assets; where no site has been built, the server is the API alone. */
export class Site {
  private readonly root: string;
  private readonly policies: PagePolicies;
  private readonly notFoundPages: ReadonlyMap<string, NotFoundPage>;

  constructor(config: Config) {
    this.root = join(config.siteDirectory, 'client');
    this.policies = readPagePolicies(join(config.siteDirectory, 'csp.json'));
    this.notFoundPages = this.readNotFoundPages();
  }

  /** The page for an address that is none: its section's own, otherwise the site's. */
  notFoundPage(url: string): NotFoundPage | undefined {
    const section = /^\/([\w-]+)\/[^/?]+\/?(?:\?|$)/.exec(url)?.[1] ?? '';
    return this.notFoundPages.get(section) ?? this.notFoundPages.get('');
  }

  get isBuilt(): boolean {
    return existsSync(this.root);
  }

  async serveFrom(app: NestFastifyApplication): Promise<void> {
    if (!this.isBuilt) return;
    await app.register(fastifyStatic, {
      root: this.root,
      preCompressed: true,
      index: ['index.html'],
      redirect: false,
      cacheControl: false,
      dotfiles: 'ignore',
      // Source maps and compressed copies are not addresses of their own; the 404 page is none either.
      allowedPath: (path) => !/\.(map|br|gz)$|^(\/[\w-]+)?\/404(\/|$)/.test(path),
      setHeaders: (reply, file) => void reply.headers(this.headersOf(file)),
    });
  }

  private readNotFoundPages(): Map<string, NotFoundPage> {
    const pages = new Map<string, NotFoundPage>();
    if (!this.isBuilt) return pages;
    for (const section of ['', ...readdirSync(this.root)]) {
      const file = join(this.root, section, '404', 'index.html');
      if (!existsSync(file)) continue;
      const headers = { 'content-type': 'text/html; charset=utf-8', ...this.headersOf(file) };
      pages.set(section, { html: readFileSync(file, 'utf8'), headers });
    }
    return pages;
  }

  private headersOf(file: string): Record<string, string> {
    const path = relative(this.root, file)
      .split(sep)
      .join('/')
      .replace(/\.(br|gz)$/, '');
    if (path.endsWith('.html')) {
      const address = `/${path.replace(/(^|\/)index\.html$/, '')}`;
      return { 'cache-control': 'no-cache', 'content-security-policy': this.policies(address) };
    }
    return {
      'cache-control': path.startsWith('assets/') ? year : 'no-cache',
      'content-security-policy': path.endsWith('.svg') ? drawingPolicy : closedPolicy,
    };
  }
}
