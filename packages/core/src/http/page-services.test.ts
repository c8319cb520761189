import { beforeEach, expect, it, vi } from 'vitest';

/** Each test is a page of its own: the module holds what a page has one of. */
let services: typeof import('./page-services');

const config = (value: object) => {
  document.body.innerHTML = `<script type="application/json" id="onda-config">${JSON.stringify(value)}</script>`;
};

beforeEach(async () => {
  vi.resetModules();
  services = await import('./page-services');
});

it('makes one of each', async () => {
  expect(services.pageAjax()).toBe(services.pageAjax());
  const { pagePoller } = await import('../poll/page-poller');
  expect(pagePoller()).toBe(pagePoller());
});

it('knows whether there is a server of ours', () => {
  config({ ajax: 'https://radio.test/wp-admin/admin-ajax.php' });
  expect(services.pageAjax().hasServer).toBe(true);
});

it('does without one on a page of plain HTML', () => expect(services.pageAjax().hasServer).toBe(false));

it('asks the address of the configuration', async () => {
  config({ ajax: 'https://radio.test/wp-admin/admin-ajax.php' });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response('{"success":true}');
  });
  await services.pageAjax().ajax.post('onda_session');
  expect(asked).toEqual(['https://radio.test/wp-admin/admin-ajax.php']);
});
