import { createServer } from 'vite';

export interface HeadlessOptions {
  /** The URL of the WordPress site, without a trailing slash. */
  site: string;
  /** 0, the default, takes any free one. */
  port?: number;
}

/** The demo of an application on another origin: its address without a slash at the end. */
export async function serveHeadless({ site, port = 0 }: HeadlessOptions) {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    define: { __ONDA_SITE__: JSON.stringify(site) },
    server: { host: 'localhost', port },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('the headless demo has no port');
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
}
