import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/main';
import { buildElements, root } from './build-elements';
import { buildReact } from './build-react';

/** `pnpm packages`: builds `@onda/elements` and `@onda/react` into their `dist`. */
if (!existsSync(join(root, 'wordpress-plugin/build/manifest.json'))) await buildAll();
await buildElements();
buildReact();
