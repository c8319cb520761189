import { expect, it } from 'vitest';
import { problemsInPackages } from './package-problems';

it('a published package without a feature is named with the line to write', () => {
  const file = 'packages/elements/package.json';
  const problems = (devDependencies: Record<string, string>) =>
    problemsInPackages(['votes', 'views'], { [file]: ['devDependencies', { devDependencies }] });
  const votes = { '@onda/votes': 'workspace:*' };
  expect(problems({ ...votes, '@onda/views': 'workspace:*' })).toEqual([]);
  expect(problems(votes)).toEqual([
    `${file}: write "@onda/views": "workspace:*" into devDependencies, and run pnpm install`,
  ]);
});
