// Runs a blueprint on a site in WebAssembly PHP. Plain JavaScript: it is started by node alone, with one JSON argument.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { modules, mounts, blueprint, url } = JSON.parse(process.argv[2]);
const { runCLI } = await import(pathToFileURL(join(modules, '@wp-playground', 'cli', 'index.js')).href);

await runCLI({
  command: 'run-blueprint',
  php: '8.3',
  'site-url': url,
  'mount-before-install': mounts,
  wordpressInstallMode: 'do-not-attempt-installing',
  skipSqliteSetup: true,
  blueprint,
  verbosity: 'normal',
});
process.exit(0);
