import type { Manifest } from '../build/manifest';

/**
 * `cdn/onda.js`: one module that a page without a bundler loads. It writes the configuration block and brings the
 * loader of the plugin's own build, React included. Options stand on its tag: `data-ajax`, `data-lang`; settings and
 * messages in `window.ondaOptions`.
 */
export function cdnScript({ loader, chunks, styles, base, load }: Manifest, version: string): string {
  return `/*! @onda/elements ${version}, GPL-2.0-or-later, with React and others: third-party-licenses.txt */
const base = new URL('.', import.meta.url).href;
const tag = [...document.scripts].find(({ src }) => src === import.meta.url);
if (document.querySelector('script[id="onda-config"]')) {
  console.warn('@onda/elements: this page has Onda already; this copy, ${version}, is not used.');
} else {
  const { ajax, lang } = tag?.dataset ?? {};
  const built = ${JSON.stringify({ loader, chunks, styles, common: base, load })};
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'onda-config';
  block.append(JSON.stringify({ ...window.ondaOptions, ajax, lang, ...built, base }));
  document.head.append(block);
  await import(base + built.loader);
}
`;
}
