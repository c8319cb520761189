import { Agent, request } from 'node:http';
import type { Site } from '../../rig/site';

/** A network may count 60 views a minute, so each sends a few; all lie on this machine. */
const NETWORKS = 16_000;
const NETWORKS_A_BLOCK = 250;

export interface Visitors {
  /** Asks admin-ajax as a visitor who was not there before; resolves with the body. */
  ask(fields: string, query?: string): Promise<string>;
}

/** @param connections Requests on their way at the same time. */
export function createVisitors(site: Site, connections: number): Visitors {
  const agent = new Agent({ maxSockets: connections });
  let visitors = 0;
  return {
    ask(fields, query = '') {
      visitors += 1;
      const url = `${site.url}/wp-admin/admin-ajax.php${query}`;
      const options = {
        method: 'POST',
        agent,
        localAddress: networkOf(visitors),
        headers: headersOf(visitors),
      };
      return new Promise((done, fail) => {
        const sent = request(url, options, async (response) => {
          let text = '';
          for await (const part of response) text += part;
          done(text);
        });
        sent.on('error', fail);
        sent.end(fields);
      });
    },
  };
}

/** Every address that begins with 127 is this machine. */
function networkOf(visitor: number): string {
  const network = visitor % NETWORKS;
  return `127.0.${1 + Math.floor(network / NETWORKS_A_BLOCK)}.${1 + (network % NETWORKS_A_BLOCK)}`;
}

const headersOf = (visitor: number) => ({
  'user-agent': `Mozilla/5.0 Firefox/160.${visitor}`,
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
});
