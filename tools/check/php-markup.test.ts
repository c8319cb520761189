import { expect, it } from 'vitest';
import { problemsInPhpMarkup, tagsInPhp } from './php-markup';

const made = (file: string) => [...tagsInPhp([file], () => "Html::tag('p') . Html::tag('b')").values()];

it.each([
  ['wordpress-plugin/src/Features/Views/ViewsPrinting.php', [2]],
  ['wordpress-plugin/src/Features/Newsletter/Form.php', [2]],
  ['wordpress-plugin/src/Owner/Home/Task.php', []],
  ['wordpress-plugin/src/Owner/Scores/ScoresScreen.php', []],
  ['wordpress-plugin/src/Owner/Newsletter/Editor/TestCard.php', []],
  ['wordpress-plugin/tests/Views/PrintingTest.php', []],
  ['packages/views/src/draw-list.ts', []],
])('counts the nodes of %s: %j', (file, counts) => expect(made(file)).toEqual(counts));

it('names a class that makes more nodes than it may, and a number that is too high', () => {
  const problems = (rows: [string, number][]) =>
    problemsInPhpMarkup(new Map(rows)).filter((problem) => /Views|SectionSplitter/.test(problem));
  expect(problems([['Features/Theme/SectionSplitter.php', 3]])).toEqual([]);
  expect(problems([['Features/Theme/SectionSplitter.php', 4]])).toEqual([
    expect.stringContaining('makes 4 nodes by hand, 3'),
  ]);
  expect(problems([['Features/Theme/SectionSplitter.php', 2]])).toEqual([
    expect.stringContaining('lower its 3 to 2'),
  ]);
  expect(problems([])).toEqual([expect.stringContaining('delete its row')]);
  expect(
    problems([
      ['Features/Theme/SectionSplitter.php', 3],
      ['Features/Views/ViewsPrinting.php', 1],
    ]),
  ).toEqual([expect.stringContaining('Faces')]);
});
