import { bytesPerComponent } from './bytes.mjs';

const bytes = Object.entries(await bytesPerComponent()).sort(([, one], [, other]) => other - one);
for (const [name, size] of bytes) console.log(`${name.padEnd(18)} ${String(size).padStart(6)}`);
