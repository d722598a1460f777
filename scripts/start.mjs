import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root } from './root.mjs';

install();
await build();
await import(pathToFileURL(join(root, 'server/dist/main.js')).href);
