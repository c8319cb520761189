import { fakeHost } from '@onda/core/testing/fake-host';
import { expect, it, vi } from 'vitest';
import { radioPlayer } from '../../contract';
import type { Sound } from '../../sound/sound';
import { lentConnection } from './lent-connection';
import type { WindowSound } from './window-sound';

function lent(first: Sound) {
  let sound = first;
  const readers = new Set<() => void>();
  const window: WindowSound = {
    soundOf: (source) => (source === 'uno' ? sound : { status: 'idle' }),
    player: () => undefined,
    play: vi.fn(),
    pause: vi.fn(),
    toggle: vi.fn(),
    subscribe(run) {
      readers.add(run);
      return () => readers.delete(run);
    },
  };
  const host = fakeHost(radioPlayer, '', { station: 'uno' });
  const { element, lifetime } = host;
  const tell = vi.fn();
  const connection = lentConnection(window, host, tell);
  const become = (next: Sound) => {
    sound = next;
    for (const run of readers) run();
  };
  return { window, lifetime, host, element, tell, connection, become, readers };
}

it('is heard as what the window plays of its station', async () => {
  const { tell, become } = lent({ status: 'playing' });
  await null;
  expect(tell.mock.calls).toEqual([[{ status: 'playing' }]]);
  become({ status: 'playing' });
  become({ status: 'error', reason: 'network' });
  expect(tell.mock.calls.slice(1)).toEqual([[{ status: 'error', reason: 'network' }]]);
});

it('is silent as another station’s while the window plays the former one, and sounds with it again', async () => {
  const { tell, host, window } = lent({ status: 'playing' });
  await null;
  host.change({ station: 'dos' });
  await null;
  expect(tell).toHaveBeenLastCalledWith({ status: 'idle' });
  host.change({ station: 'uno' });
  await null;
  expect(tell).toHaveBeenLastCalledWith({ status: 'playing' });
  expect(window.play).not.toHaveBeenCalled();
});

it('plays and pauses in the window, and leaves its sound when the element goes', async () => {
  const { window, element, lifetime, connection, readers } = lent({ status: 'playing' });
  await null;
  connection.start('');
  expect(window.play).toHaveBeenCalledWith(element);
  connection.stop();
  expect(window.pause).toHaveBeenCalledWith('uno');
  lifetime.end();
  connection.stop();
  expect(window.pause).toHaveBeenCalledTimes(1);
  expect(readers.size).toBe(0);
});
