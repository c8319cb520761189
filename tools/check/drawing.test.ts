import { expect, it } from 'vitest';
import { drawnByHand, problemsInDrawing } from './drawing';

const count = (file: string, text: string) => drawnByHand([file], () => text).get(file) ?? 0;

it.each([
  "document.createElement('p')",
  "document.createElementNS(SVG, 'path')",
  "node.innerHTML = ''",
  'new Image()',
  "node.insertAdjacentHTML('beforeend', html)",
  'document.importNode(node, true)',
  "make('p', 'status')",
])('counts %s', (text) => expect(count('packages/votes/src/view.ts', text)).toBe(1));

it.each([
  'packages/core/src/shadow-root.ts',
  'packages/theme/src/menus/menu.ts',
  'packages/votes/src/vote.test.ts',
  'packages/votes/src/testing/page.ts',
  'packages/votes/src/view/Vote.tsx',
  'tools/check/main.ts',
])('leaves %s alone', (file) => expect(count(file, 'document.createElement()')).toBe(0));

it('counts the lightbox, which the theme draws by itself', () => {
  expect(count('packages/theme/src/image-lightbox/dialog.ts', 'document.createElement()')).toBe(1);
});

it('names a file that draws more than it may, and a number that is too high', () => {
  const panel = 'packages/inspector/src/panel.ts';
  const problems = (drawn: [string, number][]) =>
    problemsInDrawing(new Map(drawn)).filter(
      (problem) => /panel\.ts|new\.ts/.test(problem) && !/live-search|newsletter/.test(problem),
    );
  expect(problems([[panel, 6]])).toEqual([]);
  expect(problems([[panel, 7]])[0]).toContain('draws 7 nodes by hand, 6 are allowed');
  expect(problems([[panel, 5]])[0]).toContain('lower its 6');
  expect(
    problems([
      [panel, 6],
      ['packages/votes/src/new.ts', 1],
    ])[0],
  ).toContain('0 are allowed');
});
