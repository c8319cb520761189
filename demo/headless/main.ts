import { info, run } from '../../tools/rig/site';
import { allowOrigin } from './allow-origin';
import { serveHeadless } from './server';

/** `pnpm demo:headless [name]`: the application beside a site of the rig; the demo's own is called `onda`. */
const [name = 'onda'] = process.argv.slice(2);
const site = info(name);
if (!site)
  throw new Error(`no site ${name} is running: start it with pnpm demo, or pnpm rig up --name ${name}`);
const demo = await serveHeadless({ site: site.url });
await run(site, { code: allowOrigin(demo.url) });
process.stdout.write(`${demo.url}\n`);
