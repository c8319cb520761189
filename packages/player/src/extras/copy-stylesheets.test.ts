import { afterEach, expect, it } from 'vitest';
import { copyStylesheets } from './copy-stylesheets';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

function dressed(html: string) {
  document.body.innerHTML = html;
  const page = document.implementation.createHTMLDocument();
  copyStylesheets(page, document.querySelector('b') as Element);
  return { root: page.documentElement.style, body: page.body.style };
}

it('takes font, text color and the owner’s colors along', () => {
  const { root, body } = dressed(
    '<p style="font-family:Bitter;color:rgb(1, 2, 3)"><b style="--onda-accent:#c33;--onda-surface:#fff"></b></p>',
  );
  expect(body.fontFamily).toMatch(/^Bitter, ?system-ui, ?sans-serif$/);
  expect(body.color).toBe('rgb(1, 2, 3)');
  expect(root.getPropertyValue('--onda-accent')).toBe('#c33');
  expect(root.getPropertyValue('--onda-surface')).toBe('#fff');
  expect(root.getPropertyValue('--onda-radius')).toBe('');
});

it.each([
  ['<p style="background-color:rgb(9, 9, 9)"><b></b></p>', 'rgb(9, 9, 9)'],
  [
    '<div style="background-color:rgb(9, 9, 9)"><p style="background-color:rgba(0, 0, 0, 0)"><b></b></p></div>',
    'rgb(9, 9, 9)',
  ],
  ['<p style="background-color:rgb(0, 0, 0)"><b></b></p>', 'rgb(0, 0, 0)'],
  ['<p><b></b></p>', ''],
])('stands on the ground that is seen behind the player: %s', (html, background) => {
  expect(dressed(html).root.background).toBe(background);
});
