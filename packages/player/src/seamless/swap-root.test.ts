import { expect, it } from 'vitest';
import { swapRoot } from './swap-root';

const root = (written: Record<string, string>) => {
  const made = document.createElement('html');
  for (const [name, value] of Object.entries(written)) made.setAttribute(name, value);
  return made;
};
const show = (shown: Element, next: Record<string, string>) => swapRoot(shown, root(next));
const classes = (of: Element) => [...of.classList].sort().join(' ');

/** The second page, which was printed so, after scripts have changed it. */
function second(printed: Record<string, string>, changed: Record<string, string>) {
  const shown = root({});
  show(shown, printed);
  for (const [name, value] of Object.entries(changed)) shown.setAttribute(name, value);
  return shown;
}

it.each([
  ['dark was added', 'page-dos', 'page-dos dark', 'page-tres', 'dark page-tres'],
  ['light became dark', 'theme light', 'theme dark', 'theme light', 'dark theme'],
  ['no-js became js', 'no-js theme', 'theme js', 'no-js theme', 'js theme'],
  ['nothing', 'page-dos', 'page-dos', 'page-tres', 'page-tres'],
])('what scripts did to the classes stays: %s', (_what, printed, changed, next, now) => {
  const shown = second({ class: printed }, { class: changed });
  show(shown, { class: next });
  expect(classes(shown)).toBe(now);
});

it('stays over any number of pages', () => {
  const shown = second({ class: 'light' }, { class: 'dark' });
  for (const page of ['tres', 'cuatro', 'cinco']) show(shown, { class: `light ${page}` });
  expect(classes(shown)).toBe('cinco dark');
});

it.each([
  ['dark', '', 'dark'],
  ['dark', 'page-dos', 'dark page-dos'],
  ['js theme', 'no-js theme', 'js theme'],
  ['theme woocommerce-js', 'woocommerce-no-js', 'theme woocommerce-js'],
  ['no-js', 'no-js', 'no-js'],
])('of the first page, whose print nobody knows, every class stays: %j, then %j, is %j', (is, next, now) => {
  const shown = root({ class: is, lang: 'es', dir: 'ltr' });
  show(shown, { class: next, lang: 'ar', dir: 'rtl' });
  expect([classes(shown), shown.lang, shown.dir]).toEqual([now, 'ar', 'rtl']);
});

it('has the language of the next page, but for one that scripts gave', () => {
  const shown = second({ lang: 'es' }, { dir: 'rtl' });
  show(shown, { lang: 'en', dir: 'ltr' });
  expect([shown.lang, shown.dir]).toEqual(['en', 'rtl']);
});

it('leaves every other attribute alone', () => {
  const shown = root({ 'data-theme': 'dark', style: 'color-scheme: dark' });
  show(shown, { 'data-theme': 'light' });
  show(shown, { style: '' });
  expect([shown.dataset.theme, shown.getAttribute('style')]).toEqual(['dark', 'color-scheme: dark']);
});
