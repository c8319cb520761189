import { expect, it } from 'vitest';
import { AjaxError } from '../http/ajax';
import { fakeClock } from '../testing/fake-clock';
import { fakeTabs } from '../testing/fake-tabs';
import { createLeader, type Shared } from './leader';

function twoTabs() {
  const open = fakeTabs();
  const clock = fakeClock();
  const heard: (Shared | Error)[] = [];
  const first = createLeader(open(), clock, () => {});
  const second = createLeader(open(), clock, (_, answer) => heard.push(answer));
  return { clock, first, second, heard };
}

const ANSWER = { data: { title: 'Uno' }, version: 'a1' };

it('lets one tab ask and gives its answer to the other', () => {
  const { first, second, heard } = twoTabs();
  expect(first.claim('song')).toBe(0);
  expect(second.claim('song')).toBe(12_000);
  expect(second.claim('list')).toBe(0);
  first.share('song', ANSWER);
  expect(heard).toEqual([ANSWER]);
  expect(second.claim('song')).toBe(0);
});

it('waits no longer than a request may take for a tab that died while it asked', async () => {
  const { clock, first, second } = twoTabs();
  first.claim('song');
  await clock.advance(11_999);
  expect(second.claim('song')).toBe(1);
  await clock.advance(1);
  expect(second.claim('song')).toBe(0);
});

it('tells the other tab that nothing came, and how long the server wants to be left alone', () => {
  const { first, heard } = twoTabs();
  first.share('song', new TypeError('x'));
  first.share('song', new AjaxError('failed', 429, undefined, 90_000));
  expect(heard).toMatchObject([
    { kind: 'failed', retryAfterMs: 0 },
    { kind: 'failed', retryAfterMs: 90_000 },
  ]);
});
