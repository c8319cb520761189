import { expect, it } from 'vitest';
import type { Item } from './item';
import { videoOrPage } from './video-or-page';

const { signal } = new AbortController();
const PAGE =
  '<header>Cabecera</header><main><h1 onclick="x()">Título</h1><script>boom()</script><p id="parte">Parte <img src="javascript:x"></p></main>';

async function read(path: string, asked: string[] = []) {
  const opener = document.createElement('a');
  const item: Item = {
    opener,
    kind: 'other',
    address: location.origin + path,
    srcset: '',
    alt: '',
    caption: '',
  };
  const node = await videoOrPage(item, signal, async (url) => {
    asked.push(url);
    return { url, html: PAGE };
  });
  return (node as HTMLElement).innerHTML;
}

it('reads the main part of a page, without what runs', async () => {
  expect(await read('/noticia/')).toBe('<h1>Título</h1><p>Parte <img></p>');
});

it('reads the part that the address names', async () => {
  expect(await read('/noticia/#parte')).toBe('Parte <img>');
});

it('asks with a time of its own each time, and without the part’s name', async () => {
  const asked: string[] = [];
  await read('/noticia/?a=1#parte', asked);
  await read('/noticia/?a=1#parte', asked);
  const [first = '', second = ''] = asked;
  expect(first).toMatch(/\/noticia\/\?a=1&time=\d+(\.\d+)?$/);
  expect(second).not.toBe(first);
});
