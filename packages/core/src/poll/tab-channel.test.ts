import { expect, it, vi } from 'vitest';
import { openTabChannel } from './tab-channel';

it('reaches the other tabs and not the one that speaks', async () => {
  const one = openTabChannel('onda-test');
  const two = openTabChannel('onda-test');
  const own: unknown[] = [];
  one.listen((message) => own.push(message));
  const heard = new Promise((resolve) => two.listen(resolve));
  one.send({ key: 'a' });
  expect(await heard).toEqual({ key: 'a' });
  expect(own).toEqual([]);
  one.close();
  two.close();
});

it('stays silent where the browser has no channel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const channel = openTabChannel('onda-test');
  const hear = vi.fn();
  channel.listen(hear);
  channel.send(1);
  channel.close();
  vi.unstubAllGlobals();
  expect(hear).not.toHaveBeenCalled();
});
