// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { elements } from './registry';

const PACKAGES = join(import.meta.dirname, '..', '..');
const SHEETS = readdirSync(PACKAGES, { withFileTypes: true }).flatMap(({ name }) => {
  const files = readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.css')).map((file) => join(name, 'src', file));
});
const WHOLE_PAGE = /(?:^|[\s,}>(]):?(?:root|html|body)\b[^{},]*:has\(/m;

it.each(SHEETS)('%s looks for nothing in the whole page', (sheet) => {
  // A browser computes all styles of such a page anew whenever anything in it changes.
  expect(readFileSync(join(PACKAGES, sheet), 'utf8')).not.toMatch(WHOLE_PAGE);
});

/** Rules that take the outline from what has the focus, and where it is shown in its place. */
const SHOWN_ELSEWHERE: Record<string, string> = {
  ':is(radio-player, now-playing):focus': 'by the controls inside',
  'asp-search [part="field"]': 'by its box',
  '.onda-card-link:focus-visible': 'by the card',
  'newsletter-form .mailpoet_message p': 'nowhere: a script leads there, and no key',
};
const TAKES_OUTLINE = /([^{}]+)\{[^{}]*\boutline(?:-style|-width|-color)?: (?:0\w*|none|transparent)\s*;/g;

it.each(SHEETS)('%s takes the ring from nothing that has the focus', (sheet) => {
  const css = readFileSync(join(PACKAGES, sheet), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  // On paper nothing has it.
  const onScreen = css.replaceAll(/@media print \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  const selectors = [...onScreen.matchAll(TAKES_OUTLINE)].map(([, selector = '']) => selector.trim());
  expect(selectors.filter((selector) => !(selector in SHOWN_ELSEWHERE))).toEqual([]);
});

it('the page’s own sheet has rules for the elements that ask for it', () => {
  const sheet = readFileSync(join(PACKAGES, 'bundle/src/page.css'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const named = elements.filter(({ tag }) => RegExp(`\\b${tag}\\b`).test(sheet));
  expect(elements.filter(({ pageStyle }) => pageStyle)).toEqual(named);
});
