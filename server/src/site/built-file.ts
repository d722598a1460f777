import { existsSync, readFileSync } from 'node:fs';

/** What the site's build leaves for the server; nothing where no site has been built. */
export const readBuilt = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
