import { resolve } from 'node:path';
import { buildPackages, packPackages } from './pack';

/** `pnpm packages [--pack DIR]`: builds `@onda/elements` and `@onda/react`, and packs them as npm would get them. */
await buildPackages();
const at = process.argv.indexOf('--pack');
const folder = at > 0 ? process.argv[at + 1] : undefined;
if (folder) console.log(Object.values(packPackages(resolve(folder))).join('\n'));
