import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdPort } from './port';

/**
 * Debian's nginx and php-fpm before a site, as most sites run; beside PHP's own server, which knows no closed
 * connection.
 */
export interface Fpm {
  port: number;
  /** Process groups of nginx and of php-fpm. */
  processes: { nginx: number; php: number };
  /** Hash of the certificate's key, as Chromium wants it for `--ignore-certificate-errors-spki-list`; empty without. */
  keyHash: string;
  stop(): void;
}

const START_TIMEOUT_MS = 30_000;
/** Replies are written in pieces of this size, as by php.ini-production. */
const OUTPUT_BUFFERING = 4096;

interface FpmOptions {
  /** A port that the site's address names; any free one without it. */
  port?: number;
  /** HTTP/2 with Brotli under a certificate that no browser knows, in place of HTTP/1.1 with gzip. */
  isSecure?: boolean;
}

/** @param root The folder of WordPress. */
export async function startFpm(root: string, { port, isSecure = false }: FpmOptions = {}): Promise<Fpm> {
  const folder = mkdtempSync(join(tmpdir(), 'onda-fpm-'));
  mkdirSync(join(folder, 'tmp'));
  const held = port === undefined ? await holdPort() : { port, release: async () => {} };
  const socket = join(folder, 'php.sock');
  writeFileSync(join(folder, 'fpm.conf'), fpmConfig(folder, socket));
  const keyHash = isSecure ? writeCertificate(folder) : '';
  const way = isSecure ? secureWay(folder, held.port) : plainWay(held.port);
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig(folder, socket, root, way));
  await held.release();
  const servers = [
    spawn(
      fpmProgram(),
      ['--nodaemonize', '--allow-to-run-as-root', '--fpm-config', join(folder, 'fpm.conf')],
      {
        stdio: 'ignore',
        detached: true,
      },
    ),
    spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore', detached: true }),
  ];
  const [php = 0, nginx = 0] = servers.map(({ pid }) => pid);
  const stop = () => {
    for (const server of servers) server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  await untilOpen([held.port, socket], servers).catch((error) => {
    stop();
    throw error;
  });
  return { port: held.port, processes: { nginx, php }, keyHash, stop };
}

/** Debian names it by its version, `php-fpm8.2`. */
function fpmProgram(): string {
  const name = readdirSync('/usr/sbin').find((file) => file.startsWith('php-fpm'));
  if (!name) throw new Error('php-fpm is not installed');
  return `/usr/sbin/${name}`;
}

const fpmConfig = (folder: string, socket: string) => `
[global]
error_log = ${folder}/fpm.log
[www]
user = root
group = root
listen = ${socket}
pm = static
pm.max_children = 4
php_admin_value[output_buffering] = ${OUTPUT_BUFFERING}
php_admin_value[opcache.revalidate_freq] = 0
`;

/** Directives of nginx for how its files reach a browser. */
interface Way {
  modules: string;
  server: string;
}

const plainWay = (port: number): Way => ({
  modules: '',
  server: `
    listen 127.0.0.1:${port};
    gzip on;
    gzip_comp_level 6;
    gzip_types text/css application/javascript;`,
});

const secureWay = (folder: string, port: number): Way => ({
  modules: 'load_module /usr/lib/nginx/modules/ngx_http_brotli_filter_module.so;',
  server: `
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    brotli on;
    brotli_types text/css application/javascript;`,
});

/** Returns the hash of its key. */
function writeCertificate(folder: string): string {
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const certificate = join(folder, 'certificate.pem');
  const files = ['-keyout', join(folder, 'key.pem'), '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, ...files], { stdio: 'ignore' });
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

const nginxConfig = (folder: string, socket: string, root: string, { modules, server }: Way) => `
${modules}
user root;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/tmp/body;
  fastcgi_temp_path ${folder}/tmp/fastcgi;
  proxy_temp_path ${folder}/tmp/proxy;
  uwsgi_temp_path ${folder}/tmp/uwsgi;
  scgi_temp_path ${folder}/tmp/scgi;
  server {
    ${server}
    root ${root};
    index index.php;
    location / {
      try_files $uri $uri/ /index.php?$args;
    }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${socket};
    }
  }
}
`;

async function untilOpen(places: (number | string)[], servers: ChildProcess[]): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await Promise.all(places.map(isOpen))).every(Boolean)) {
    if (Date.now() > end || servers.some(({ exitCode }) => exitCode !== null)) {
      throw new Error('nginx and php-fpm did not start');
    }
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** A port of this machine, or the path of a socket. */
function isOpen(place: number | string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = typeof place === 'number' ? connect(place, '127.0.0.1') : connect(place);
    socket
      .on('error', () => answer(false))
      .on('connect', () => {
        socket.destroy();
        answer(true);
      });
  });
}
