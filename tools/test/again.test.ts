import { expect, it } from 'vitest';
import { commandAgain } from './again';

it('runs files of vitest again, each once', () => {
  const names = ['|quiet| e2e/views.e2e.ts > counts', 'e2e/views.e2e.ts > ranks', 'e2e/votes.e2e.ts'];
  expect(commandAgain(['tsx', 'tools/test/e2e.ts'], names)).toEqual([
    'tsx',
    'tools/test/e2e.ts',
    'e2e/views.e2e.ts',
    'e2e/votes.e2e.ts',
  ]);
  expect(commandAgain(['vitest', 'run'], ['packages/core/src/define.test.tsx > moves'])).toEqual([
    'vitest',
    'run',
    'packages/core/src/define.test.tsx',
  ]);
});

it('runs a smoke again as a whole', () => {
  const smoke = ['tsx', 'tools/test/e2e.ts', '--smoke', '--wp', '6.5'];
  expect(commandAgain(smoke, ['e2e/smoke.e2e.ts > opens'])).toEqual(smoke);
});

it('runs tests of PHPUnit again by name', () => {
  const php = ['tsx', 'tools/test/php.ts', '--wp', '7.1'];
  const names = ['Onda\\Tests\\PollTest::test_waits', 'Onda\\Tests\\FeedTest::test_reads with data set "a"'];
  expect(commandAgain(php, names)).toEqual([
    ...php,
    '--',
    '--filter',
    'Onda\\\\Tests\\\\PollTest::test_waits|Onda\\\\Tests\\\\FeedTest::test_reads',
  ]);
});

it('runs nothing again that is no test, that nobody understands, or that failed too often', () => {
  expect(commandAgain(['size-limit'], [])).toBeNull();
  expect(commandAgain(['vitest', 'run'], ['Error: out of memory'])).toBeNull();
  const many = Array.from({ length: 6 }, (_, number) => `e2e/votes.e2e.ts > test ${number}`);
  expect(commandAgain(['vitest', 'run'], many)).toBeNull();
});
