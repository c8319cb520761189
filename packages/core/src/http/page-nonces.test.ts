import { expect, it, vi } from 'vitest';
import { pageNonces } from './page-nonces';

it('asks the server once for all writers of the page', async () => {
  document.body.innerHTML =
    '<script type="application/json" id="onda-config">{"ajax":"https://radio.test/ajax"}</script>';
  const server = vi.fn(
    async () => new Response('{"success":true,"data":{"nonces":{"vote":"a1"},"userId":7}}'),
  );
  vi.stubGlobal('fetch', server);
  const used = await Promise.all(
    ['vote', 'favorites'].map((name) => pageNonces().withNonce(name, async (nonce) => nonce)),
  );
  expect(used).toEqual(['a1', '']);
  expect(server).toHaveBeenCalledOnce();
});
