import { expect, it } from 'vitest';
import { drawnByHand, problemsInDrawing } from './drawing';

const count = (file: string, text: string) => drawnByHand([file], () => text).get(file) ?? 0;

it.each([
  "document.createElement('p')",
  "document.createElementNS(SVG, 'path')",
  "node.innerHTML = ''",
  'node.innerHTML += html',
  'Object.assign(node, { innerHTML: html })',
  'new Image()',
  "node.insertAdjacentHTML('beforeend', html)",
])('counts %s', (text) => expect(count('packages/votes/src/view.ts', text)).toBe(1));

it.each([
  'packages/core/src/element/shadow-root.ts',
  'packages/votes/src/vote.test.ts',
  'packages/votes/src/testing/page.ts',
  'packages/votes/src/view/Vote.test.tsx',
  'tools/check/main.ts',
])('leaves %s alone', (file) => expect(count(file, 'document.createElement()')).toBe(0));

it.each(['printBareTag', 'renderTemplate'])('leaves the template of a bare tag alone: %s', (name) => {
  expect(count('packages/votes/src/shell.ts', `host.element.innerHTML = ${name}(host);`)).toBe(0);
  expect(count('packages/votes/src/shell.ts', `host.element.innerHTML = html + ${name}(host);`)).toBe(1);
});

it('counts components, too', () => {
  expect(count('packages/votes/src/view/Vote.tsx', 'document.createElement()')).toBe(1);
});

it('leaves copies of what others made alone', () => {
  expect(count('packages/theme/src/load-more/cards.ts', 'document.importNode(card, true)')).toBe(0);
});

it.each(['serverHtml(part.innerHTML)', "node.innerHTML === ''"])(
  'leaves HTML that is read alone: %s',
  (text) => {
    expect(count('packages/theme/src/new.ts', text)).toBe(0);
  },
);

it('names a file that draws more than it may, and a number that is too high', () => {
  const link = 'packages/voice-search/src/session/follow-link.ts';
  const problems = (drawn: [string, number][]) =>
    problemsInDrawing(new Map(drawn)).filter((problem) => /session\/follow-link\.ts|new\.ts/.test(problem));
  expect(problems([[link, 1]])).toEqual([]);
  expect(problems([[link, 2]])[0]).toContain('draws 2 nodes by hand, 1 are allowed');
  expect(problems([])[0]).toContain('delete its row in FOR_A_REASON of tools/check/drawing.ts');
  const added = problems([
    [link, 1],
    ['packages/votes/src/new.ts', 1],
  ]);
  expect(added[0]).toMatch(/0 are allowed: .*Markup\.tsx.*FOR_A_REASON of tools\/check\/drawing\.ts/);
});
