import { withShow } from '@onda/feeds/songs/with-show';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEngine } from '../engine';
import type { Engine } from '../player-model';
import { COVER, type FakePlayer, fakePlayer } from '../testing/fake-player';
import { leavePage, openPage } from '../testing/page';
import { ART, quietReading, trackReading } from '../testing/readings';
import { ownerOf, showInMediaSession } from './media-session';

const players: FakePlayer[] = [];
beforeEach(() => {
  openPage('never');
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
  for (const { host } of players.splice(0)) host.leave();
  leavePage();
});

function fakeSession() {
  const handlers: Record<string, (() => void) | null> = {};
  const session = {
    metadata: null as MediaMetadataInit | null,
    playbackState: 'none',
    setActionHandler(action: string, run: (() => void) | null) {
      if (action === 'stop' && session.knowsNoStop) throw new TypeError('unknown action');
      handlers[action] = run;
    },
    knowsNoStop: false,
  };
  return { session: session as typeof session & MediaSession, handlers };
}

type Session = ReturnType<typeof fakeSession>;

function playing(fake: Session, ...given: Parameters<typeof fakePlayer>): FakePlayer & Engine {
  const made = fakePlayer(...given);
  players.push(made);
  const engine = startEngine(made.host, made.model);
  engine.player.apply(trackReading('Marea alta'));
  engine.player.play();
  showInMediaSession(ownerOf(made.host, engine.t), engine.player, fake.session);
  return { ...made, ...engine };
}

it('keeps the song beside a show, and has the show where there is no song', () => {
  const fake = fakeSession();
  const { player } = playing(fake);
  const show = { title: 'La tarde', hosts: 'con Ana', address: '' };
  player.apply(withShow(trackReading('Marea alta'), { show }), true);
  expect(fake.session.metadata).toMatchObject({
    title: 'Marea alta',
    artist: 'Los Faros',
    album: 'Radio Uno',
  });
  player.apply(withShow(quietReading(true), { show }), true);
  expect(fake.session.metadata).toMatchObject({ title: 'La tarde', artist: '', album: 'Radio Uno' });
});

it('shows title, artist, station and the cover in every size that is asked for', () => {
  const fake = fakeSession();
  playing(fake);
  const sizes = ['96x96', '128x128', '192x192', '256x256', '384x384', '512x512'];
  expect(fake.session.metadata).toEqual({
    title: 'Marea alta',
    artist: 'Los Faros',
    album: 'Radio Uno',
    artwork: sizes.map((size) => ({ src: ART, sizes: size })),
  });
  expect(fake.session.playbackState).toBe('playing');
});

it.each<[string, string, string]>([
  ['the art of the song', ART, ART],
  ['the cover of the station and no photo of the artist', '', COVER],
])('shows %s', (_, art, shown) => {
  const fake = fakeSession();
  const { player } = playing(fake);
  player.showPhotos(new Map([['Los Faros', 'https://radio.test/faros.jpg']]));
  player.apply(trackReading('Km 12', 'Los Faros', art), true);
  expect(fake.session.metadata?.artwork?.[0]?.src).toBe(shown);
});

it('follows the titles', () => {
  const fake = fakeSession();
  playing(fake).player.apply(trackReading('Norte'));
  expect(fake.session.metadata?.title).toBe('Norte');
});

it('tells of the station where the feed tells nothing', () => {
  const fake = fakeSession();
  playing(fake).player.apply({ kind: 'unreadable' });
  expect(fake.session.metadata).toMatchObject({ title: 'En vivo', artist: '', album: 'Radio Uno' });
});

it('leaves out a cover that is no web address', () => {
  const fake = fakeSession();
  const { player } = playing(fake, { noImageAvailable: 'javascript:alert(1)' });
  player.artFailed(ART);
  expect(fake.session.metadata?.artwork).toEqual([]);
});

it('pause ends the connection, play is the live edge', () => {
  const fake = fakeSession();
  const { audio, player } = playing(fake);
  fake.handlers.pause?.();
  expect(audio.element.getAttribute('src')).toBeNull();
  expect(fake.session.playbackState).toBe('paused');
  fake.handlers.play?.();
  expect(audio.calls.filter((call) => call.startsWith('src='))).toHaveLength(2);
  expect(player.store.getState().sound.status).toBe('connecting');
  expect(fake.session.playbackState).toBe('playing');
});

it('stop also takes the session away, until the next sound', () => {
  const fake = fakeSession();
  const { player } = playing(fake);
  fake.handlers.stop?.();
  expect(player.store.getState().sound.status).toBe('idle');
  expect(fake.session).toMatchObject({ metadata: null, playbackState: 'none' });
  expect(fake.handlers).toEqual({ play: null, pause: null, stop: null });
  player.play();
  expect(fake.session).toMatchObject({ metadata: { title: 'Marea alta' }, playbackState: 'playing' });
});

it('is cleared when the element leaves', () => {
  const fake = fakeSession();
  playing(fake).host.leave();
  expect(fake.session).toMatchObject({ metadata: null, playbackState: 'none' });
  expect(fake.handlers).toEqual({ play: null, pause: null, stop: null });
});

it('belongs to the player that sounded last', () => {
  const fake = fakeSession();
  const first = playing(fake);
  playing(fake, { radioName: 'Radio Dos', radioStream: 'https://radio.test/two.mp3' });
  first.host.leave();
  expect(fake.session).toMatchObject({ metadata: { album: 'Radio Dos' }, playbackState: 'playing' });
});

it('does without the actions that the browser does not know, and without a session', () => {
  const fake = fakeSession();
  fake.session.knowsNoStop = true;
  const { host, ...engine } = playing(fake);
  expect(Object.keys(fake.handlers)).toEqual(['play', 'pause']);
  expect(() => showInMediaSession(ownerOf(host, engine.t), engine.player, undefined)).not.toThrow();
});
