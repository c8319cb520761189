import { expect, it } from 'vitest';
import { keepStylesheets } from './keep-stylesheets';

/** A root with linked sheets; `sheets` is what the browser has of them. */
function dressed(...sheets: unknown[]) {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const links = sheets.map((sheet) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    return Object.defineProperty(link, 'sheet', { value: sheet });
  });
  root.append(...links);
  const own = new CSSStyleSheet();
  root.adoptedStyleSheets = [own];
  const texts = () =>
    root.adoptedStyleSheets.map((adopted) =>
      adopted === own ? 'own' : [...adopted.cssRules].map(({ cssText }) => cssText).join(),
    );
  return { root, links, texts };
}

const sheetOf = (color: string) => ({ cssRules: [{ cssText: `p { color: ${color}; }` }] });

it('copies stand in, below the sheets of lazy parts, until each link has loaded again', () => {
  const { root, links, texts } = dressed(sheetOf('red'), sheetOf('blue'));
  const [red, blue] = [expect.stringContaining('red'), expect.stringContaining('blue')];
  keepStylesheets(root);
  expect(texts()).toEqual([red, blue, 'own']);
  links[0]?.dispatchEvent(new Event('error'));
  expect(texts()).toHaveLength(3);
  links[0]?.dispatchEvent(new Event('load'));
  expect(texts()).toEqual([blue, 'own']);
});

it.each([
  ['has not come yet', null],
  [
    'may not be read',
    {
      get cssRules() {
        throw new DOMException('', 'SecurityError');
      },
    },
  ],
])('a sheet that %s is left to the browser', (_, sheet) => {
  const { root, texts } = dressed(sheet);
  keepStylesheets(root);
  expect(texts()).toEqual(['own']);
});
