import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionTurn } from './session-turn';

beforeEach(() => {
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(init: MediaMetadataInit) {
        Object.assign(this, init);
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function fakeSession() {
  const handlers: Record<string, unknown> = {};
  const positions: unknown[] = [];
  const session = {
    metadata: null as MediaMetadata | null,
    playbackState: 'none',
    setActionHandler(action: string, run: unknown) {
      handlers[action] = run;
    },
    setPositionState(state?: MediaPositionState) {
      positions.push(state);
    },
  };
  return { session: session as typeof session & MediaSession, handlers, positions };
}

const text = (title: string) => ({ title, artist: 'x', album: 'x', cover: '' });

it('belongs to who sounded last, with the actions of that one alone', () => {
  const { session, handlers, positions } = fakeSession();
  const [play, seekto, playOther] = [vi.fn(), vi.fn(), vi.fn()];
  const episode = sessionTurn(session, { play, seekto });
  const live = sessionTurn(session, { play: playOther });
  episode.show(true, text('La marea'), { duration: 60, position: 5 });
  expect([handlers.play, handlers.seekto, positions]).toEqual([
    play,
    seekto,
    [{ duration: 60, position: 5 }],
  ]);
  live.show(true, text('En vivo'));
  episode.show(false, text('La marea'), { duration: 60, position: 6 });
  expect([handlers.play, handlers.seekto, positions.at(-1)]).toEqual([playOther, null, undefined]);
  expect([session.metadata?.title, session.playbackState]).toEqual(['En vivo', 'playing']);
  episode.clear();
  expect(session.metadata?.title).toBe('En vivo');
  live.clear();
  expect([session.metadata, session.playbackState, handlers.play]).toEqual([null, 'none', null]);
});

it('waits for a sound, and outlives a browser that knows less', () => {
  const { session } = fakeSession();
  session.setPositionState = () => {
    throw new TypeError('no such thing');
  };
  const turn = sessionTurn(session, { play: vi.fn() });
  turn.show(false, text('La marea'));
  expect(session.metadata).toBe(null);
  turn.show(true, text('La marea'), {});
  expect(session.playbackState).toBe('playing');
});
