import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdPort } from '../../rig/port';

/** nginx as a cache before a site, as a CDN is; it follows the headers of the answers. */
export interface Cdn {
  port: number;
  process: number;
  stop(): void;
}

/** @param upstream Port of the site on this machine. */
export async function startCdn(upstream: number): Promise<Cdn> {
  const folder = mkdtempSync(join(tmpdir(), 'onda-cdn-'));
  const held = await holdPort();
  writeFileSync(join(folder, 'nginx.conf'), config(folder, held.port, upstream));
  await held.release();
  const server = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port: held.port, process: server.pid ?? 0, stop };
}

/** The nginx configuration of docs/developers/rest.md. */
const config = (folder: string, port: number, upstream: number) => `
user root;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events {}
http {
  access_log off;
  proxy_temp_path ${folder}/proxy;
  client_body_temp_path ${folder}/body;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=onda:10m max_size=100m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${upstream};
      proxy_set_header Host $host:$server_port;
      proxy_http_version 1.1;
      proxy_cache onda;
      proxy_cache_lock on;
      proxy_cache_use_stale updating error timeout http_500 http_502 http_503;
      proxy_cache_background_update on;
      add_header X-Cache $upstream_cache_status;
    }
  }
}
`;
