import { textsIn } from '@onda/core/i18n/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createModuleLoader } from './load-in-language';

const MESSAGES = { es: { play: 'Reproducir' }, en: { play: 'Play' } };
const ARABIC = { locale_data: { messages: { 'play\u0004Play': ['تشغيل'] } } };
const CODE = 'text/javascript,globalThis.ran=true';

beforeEach(() => {
  const json = JSON.stringify({ lang: 'ar', catalog: 'https://site.example/ar.json' });
  document.body.innerHTML = `<script type="application/json" id="onda-config">${json}</script>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.ondaLanguages;
  document.body.innerHTML = '';
});

/** The catalog answers as told; modules are data addresses. */
function answer(catalog: () => Promise<Response>) {
  const real = globalThis.fetch;
  const fetched = vi.fn((address: string, options?: RequestInit) =>
    address.endsWith('ar.json') ? catalog() : real(address, options),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('has the texts of the language before the first module', async () => {
  let arrive: (reply: Response) => void = () => {};
  const arrival = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const fetched = answer(() => arrival);
  const loading = createModuleLoader('data:')(CODE);
  expect(fetched).toHaveBeenCalledOnce();
  arrive(Response.json(ARABIC));
  await loading;
  expect(textsIn(MESSAGES, 'ar').play).toBe('تشغيل');
});

it.each([
  ['is not there', () => Promise.resolve(Response.json(ARABIC, { status: 404 }))],
  ['is no JSON', () => Promise.resolve(new Response('<p>Maintenance</p>'))],
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
])('loads the modules without it where the catalog %s', async (_, catalog) => {
  answer(catalog);
  await createModuleLoader('data:')(CODE);
  expect(window.ondaLanguages).toBeUndefined();
});
