import { afterEach, expect, it } from 'vitest';
import { keepStyle } from './keep-style';

afterEach(() => document.body.replaceChildren());

function rootWith(markup: string) {
  const config = { base: 'https://radio.test/build/', styles: { player: 'style-player-A.css' } };
  document.body.innerHTML = `<script type="application/json" id="onda-config">${JSON.stringify(config)}</script><div></div>`;
  const root = (document.querySelector('div') as HTMLElement).attachShadow({ mode: 'open' });
  root.innerHTML = markup;
  return root;
}

it('links the sheet that an optimizer took out of the template', () => {
  const root = rootWith('<section></section>');
  keepStyle(root, 'player');
  const link = root.firstElementChild as HTMLLinkElement;
  expect([link.rel, link.href]).toEqual(['stylesheet', 'https://radio.test/build/style-player-A.css']);
});

it('adds nothing on a page that knows of no sheet', () => {
  const root = rootWith('<section></section>');
  keepStyle(root, 'unknown');
  expect(root.querySelector('link')).toBeNull();
});
