import { expect, it, vi } from 'vitest';
import { audioElement } from '../transports/audio-element';
import { browserSound } from './browser-sound';

it('counts the network’s return and a page that is seen again as one, until nobody waits', () => {
  const [run, hidden] = [vi.fn(), vi.spyOn(document, 'hidden', 'get')];
  const sound = browserSound(audioElement(), () => ({ station: '', radioStream: '' }));
  const undo = sound.onReturn(run);
  const events = () => {
    for (const isHidden of [true, false]) {
      hidden.mockReturnValue(isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    window.dispatchEvent(new Event('online'));
    return run.mock.calls.length;
  };
  expect(events()).toBe(2);
  undo();
  expect(events()).toBe(2);
});
