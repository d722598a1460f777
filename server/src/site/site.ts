import fastifyStatic from '@fastify/static';
import { Inject, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { CONFIG, type Config } from '../config/config.js';
import { closedPolicy } from '../http/headers.js';
import { type Policies, policyOf } from './page-policies.js';

export interface BuiltPage {
  html: string;
  headers: Record<string, string>;
}

const year = 'public, max-age=31536000, immutable';

/** Policy for SVG files opened directly: they may use inline styles, nothing else. */
const drawingPolicy = `${closedPolicy}; style-src 'unsafe-inline'; sandbox`;

/** Policy for the apps' service workers: they may fetch the app's files, nothing else. */
const workerPolicy = `${closedPolicy}; connect-src 'self'`;

/** Serves the prerendered pages and their assets. If the site has not been built, the server offers only the API. */
@Injectable()
export class Site {
  private readonly root: string;
  private readonly policies: Policies;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.root = join(config.siteDirectory, 'client');
    this.policies = (this.data('csp.json') ?? { all: {}, pages: {} }) as Policies;
  }

  /** Reads a JSON file that the build wrote for the server. `undefined` if the site has not been built. */
  data(name: string): unknown {
    const file = join(this.config.siteDirectory, name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  }

  /**
   * For status 404, returns the error page of the section or of the site. For errors of the server, returns the
   * requested page as built: it has no questions, but its scripts try to load them and show an error if that fails.
   */
  errorPage(status: number, url: string, route = '/*'): BuiltPage | undefined {
    if (status >= 500) return this.page(route);
    if (status !== 404) return undefined;
    const section = /^\/([\w-]+)\/[^/?]+\/?(?:\?|$)/.exec(url)?.[1] ?? '';
    return this.page(join(section, '404')) ?? this.page('404');
  }

  /** Reads a prerendered page. */
  page(path: string): BuiltPage | undefined {
    const file = join(this.root, path, 'index.html');
    if (!existsSync(file)) return undefined;
    const headers = { 'content-type': 'text/html; charset=utf-8', ...this.headersOf(file) };
    return { html: readFileSync(file, 'utf8'), headers };
  }

  get isBuilt(): boolean {
    return existsSync(this.root);
  }

  async serveFrom(app: NestFastifyApplication): Promise<void> {
    if (!this.isBuilt) return;
    await app.register(fastifyStatic, {
      root: [this.root, ...this.earlierBuilds()],
      preCompressed: true,
      index: ['index.html'],
      redirect: false,
      cacheControl: false,
      dotfiles: 'ignore',
      // Visitors cannot open source maps, compressed copies, the 404 page, or a page as `index.html`. Only apps allow
      // this name, because their service workers use it.
      allowedPath: (path, root, { params }) =>
        !/\.(map|br|gz)$|^(\/[\w-]+)?\/404(\/|$)/.test(path) &&
        !/^(?!apps\/).*index\.html$/.test((params as { '*': string })['*']) &&
        (root === this.root || path.startsWith('/assets/')),
      setHeaders: (reply, file) => void reply.headers(this.headersOf(file)),
    });
  }

  /** Folders of earlier builds. Pages that were opened before the last build still need their assets. */
  private earlierBuilds(): string[] {
    const builds = dirname(dirname(this.root));
    if (!builds.endsWith(join('.cache', 'builds'))) return [];
    const found = readdirSync(builds).filter((name) => /^\d+$/.test(name));
    return found.map((name) => join(builds, name, 'client')).filter((root) => root !== this.root);
  }

  private headersOf(file: string): Record<string, string> {
    const path = relative(this.root, file)
      .replace(/^(\.\.[\\/])+\d+[\\/]client[\\/]/, '')
      .split(sep)
      .join('/')
      .replace(/\.(br|gz)$/, '');
    if (path.endsWith('.html')) {
      const address = `/${path.replace(/(^|\/)index\.html$/, '')}`;
      const policy = policyOf(this.policies, address);
      return {
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        ...(policy.endsWith("frame-ancestors 'self'") && { 'x-frame-options': 'SAMEORIGIN' }),
      };
    }
    return {
      'cache-control': /^(apps\/)?assets\//.test(path) ? year : 'no-cache',
      ...(path.endsWith('.svg') && { 'content-security-policy': drawingPolicy }),
      ...(path.endsWith('/sw.js') && { 'content-security-policy': workerPolicy }),
    };
  }
}
