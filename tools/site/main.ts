import { fileURLToPath } from 'node:url';
import { buildSite } from './build';
import { serveSite } from './serve';

/** `pnpm run docs [--serve] [--port 8020]`: builds the documentation, and serves it. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const PORT = 8020;

await buildSite(root);
console.log('site/dist is built');
if (process.argv.includes('--serve')) {
  const at = process.argv.indexOf('--port');
  const { url } = await serveSite({ root, port: at > 0 ? Number(process.argv[at + 1]) : PORT });
  console.log(`${url}/`);
}
