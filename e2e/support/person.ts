import { type IncomingHttpHeaders, request } from 'node:http';

/** Somebody who sends forms as a page of the site does, from an address of their own, and keeps cookies. */
export interface Person {
  cookies: Map<string, string>;
  ask(fields: Record<string, string | number>, path?: string): Promise<Answer>;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const AJAX = '/wp-admin/admin-ajax.php';

/**
 * @param address One of this machine's own, 127.0.0.1 to 127.255.255.254.
 * @param server Who is asked for the site, where it has several servers.
 */
export function person(site: string, address: string, server = site): Person {
  const cookies = new Map([['wordpress_test_cookie', 'WP Cookie check']]);
  return {
    cookies,
    async ask(fields, path = AJAX) {
      const answer = await post(`${server}${path}`, new URL(site).host, address, cookies, fields);
      for (const line of answer.headers['set-cookie'] ?? []) keepCookie(cookies, line);
      return answer;
    },
  };
}

function post(
  url: string,
  host: string,
  localAddress: string,
  cookies: Map<string, string>,
  fields: Record<string, string | number>,
): Promise<Answer> {
  const form = Object.entries(fields).map(([name, value]): [string, string] => [name, `${value}`]);
  const headers = {
    Host: host,
    'User-Agent': 'Mozilla/5.0 Firefox/160.0',
    'Content-Type': 'application/x-www-form-urlencoded',
    'Sec-Fetch-Site': 'same-origin',
    Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', localAddress, headers, agent: false }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(new URLSearchParams(form).toString());
  });
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(/; */);
  const [name = '', value = ''] = pair.split('=');
  const expires = attributes
    .find((one) => one.toLowerCase().startsWith('expires='))
    ?.slice('expires='.length);
  if (expires && Date.parse(expires) < Date.now()) cookies.delete(name);
  else cookies.set(name, value);
}
