// Runs a site in WebAssembly PHP. Plain JavaScript: it is started by node alone, with one JSON argument.
import { Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { modules, port, mounts, workers } = JSON.parse(process.argv[2]);

// The package offers no choice of interface and would listen on all of them.
const { listen } = Server.prototype;
Server.prototype.listen = function listenOnLoopback(first, ...rest) {
  const where = typeof first === 'number' && typeof rest[0] !== 'string' ? ['127.0.0.1'] : [];
  return listen.call(this, first, ...where, ...rest);
};

const entry = join(modules, '@wp-playground', 'cli', 'index.js');
const { runCLI } = await import(pathToFileURL(entry).href);

await runCLI({
  command: 'server',
  php: '8.3',
  port,
  'site-url': `http://127.0.0.1:${port}`,
  'mount-before-install': mounts,
  wordpressInstallMode: 'do-not-attempt-installing',
  skipSqliteSetup: true,
  login: false,
  verbosity: 'normal',
  workers,
});
