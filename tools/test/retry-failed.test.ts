import { describe, expect, it } from 'vitest';
import { countTests, failuresOf } from './count';
import { isMended, retryCommand } from './retry-failed';

it('runs files of vitest again, each once', () => {
  const names = ['|quiet| e2e/views.e2e.ts > counts', 'e2e/views.e2e.ts > ranks', 'e2e/votes.e2e.ts'];
  expect(retryCommand(['tsx', 'tools/test/e2e.ts'], names)).toEqual([
    'tsx',
    'tools/test/e2e.ts',
    '--alone',
    'e2e/views.e2e.ts',
    'e2e/votes.e2e.ts',
  ]);
  expect(retryCommand(['vitest', 'run'], ['packages/core/src/element/define.test.tsx > moves'])).toEqual([
    'vitest',
    'run',
    'packages/core/src/element/define.test.tsx',
  ]);
});

it.each(['--smoke', '--smoke-server', '--floor', '--nodes', '--fpm'])(
  'runs the files of %s again as a whole',
  (files) => {
    const command = ['tsx', 'tools/test/e2e.ts', files, '--wp', '6.5'];
    expect(retryCommand(command, ['e2e/smoke.e2e.ts > opens'])).toEqual(command);
  },
);

it('runs tests of PHPUnit again by name', () => {
  const php = ['tsx', 'tools/test/php.ts', '--wp', '7.1'];
  const names = ['Onda\\Tests\\PollTest::test_waits', 'Onda\\Tests\\FeedTest::test_reads with data set "a"'];
  expect(retryCommand(php, names)).toEqual([
    ...php,
    '--',
    '--filter',
    'Onda\\\\Tests\\\\PollTest::test_waits|Onda\\\\Tests\\\\FeedTest::test_reads',
  ]);
});

it('runs nothing again that is no test, that nobody understands, or that failed too often', () => {
  expect(retryCommand(['tsx', 'tools/build/main.ts'], [])).toBeNull();
  expect(retryCommand(['vitest', 'run'], ['Error: out of memory'])).toBeNull();
  const many = Array.from({ length: 11 }, (_, number) => `e2e/votes.e2e.ts > test ${number}`);
  expect(retryCommand(['vitest', 'run'], many)).toBeNull();
});

describe('a describe whose beforeAll failed', () => {
  const said = [
    ' FAIL   quiet  e2e/editor.e2e.ts > the player as a block in WordPress 6.8',
    'Error: Hook timed out in 300000ms.',
    ' Test Files  1 failed | 43 passed (44)',
    '      Tests  430 passed | 5 skipped (435)',
  ].join('\n');
  const first = { passed: 430, failed: 5 };

  it('counts as all of its tests, and runs again as its file', () => {
    expect(countTests(said)).toEqual(first);
    expect(
      retryCommand(
        ['tsx', 'tools/test/e2e.ts'],
        failuresOf(said).map(({ name }) => name),
      ),
    ).toEqual(['tsx', 'tools/test/e2e.ts', '--alone', 'e2e/editor.e2e.ts']);
  });

  it.each([
    ['the whole file passes', { passed: 15, failed: 0 }, 0, true],
    ['fewer tests pass than were left out', { passed: 4, failed: 0 }, 0, false],
    ['one of them fails', { passed: 14, failed: 1 }, 1, false],
    ['something else went wrong', { passed: 15, failed: 0 }, 1, false],
    ['nothing was counted', null, 0, false],
  ])('is mended or not when %s', (_, second, code, expected) => {
    expect(isMended(first, second, code)).toBe(expected);
  });
});

it('a file whose beforeAll failed runs again whole', () => {
  const said = [
    ' FAIL   quiet  e2e/player-tabs.e2e.ts [ e2e/player-tabs.e2e.ts ]',
    ' Test Files  1 failed | 43 passed (44)',
    '      Tests  433 passed | 2 skipped (435)',
  ].join('\n');
  expect(countTests(said)).toEqual({ passed: 433, failed: 2 });
  expect(
    retryCommand(
      ['vitest', 'run'],
      failuresOf(said).map(({ name }) => name),
    ),
  ).toEqual(['vitest', 'run', 'e2e/player-tabs.e2e.ts']);
});
