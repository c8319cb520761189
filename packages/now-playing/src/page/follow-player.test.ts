import { emit } from '@onda/core/dom/page-events';
import { fakeHost } from '@onda/core/testing/fake-host';
import { forgetSound } from '@onda/core/testing/forget-sound';
import { afterEach, expect, it } from 'vitest';
import { nowPlayingWidget } from '../contract';
import { createWidget } from '../store';
import { followPlayer } from './follow-player';
import { keepLastEvents } from './last-events';

let host: ReturnType<typeof fakeHost<typeof nowPlayingWidget>>;
afterEach(() => {
  host.leave();
  forgetSound();
});

const RADIO = 'https://radio.test/live';
const track = (source: string, title: string) =>
  emit(document.body, 'onda-track', { source, title, artist: '', art: '' });
const sound = (source: string, state: 'playing' | 'idle' | 'error') =>
  emit(document.body, 'onda-state', { source, state });

/** A widget that is opened after `before` was said. */
function opened(written: { station?: string; radioStream?: string }, before = () => {}) {
  host = fakeHost(nowPlayingWidget, '', { station: '', radioStream: '', ...written });
  const lastEvents = keepLastEvents(host.lifetime, () => {});
  before();
  const widget = createWidget(() => 0);
  followPlayer(host, widget, lastEvents);
  const state = () => {
    const { onAir, isSounding } = widget.store.getState();
    return [onAir?.track?.title, isSounding];
  };
  return { state };
}

it.each([
  ['its station', { station: 'uno' }, 'uno'],
  ['its stream', { radioStream: RADIO }, RADIO],
])('hears the player of %s', (_, written, source) => {
  const { state } = opened(written);
  track(source, 'Sur');
  sound(source, 'playing');
  expect(state()).toEqual(['Sur', true]);
  sound(source, 'error');
  expect(state()).toEqual(['Sur', false]);
});

it('hears what was said before it was opened', () => {
  const { state } = opened({ station: 'uno' }, () => {
    track('uno', 'Sur');
    track('uno', 'Norte');
    sound('uno', 'playing');
  });
  expect(state()).toEqual(['Norte', true]);
});

it('begins with what was said before its code was there', () => {
  track('uno', 'Sur');
  sound('uno', 'playing');
  sound('dos', 'playing');
  expect(opened({ station: 'uno' }).state()).toEqual(['Sur', true]);
});

it('hears no other player, nor one without a source', () => {
  const { state } = opened({ station: 'uno' });
  for (const source of ['dos', '', RADIO]) {
    track(source, 'Ajena');
    sound(source, 'playing');
  }
  expect(state()).toEqual([undefined, false]);
});

it('hears nothing once it has left', () => {
  const { state } = opened({ station: 'uno' });
  host.leave();
  track('uno', 'Sur');
  expect(state()).toEqual([undefined, false]);
});
