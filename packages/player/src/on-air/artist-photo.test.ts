import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEngine } from '../engine';
import { ownerOf, showInMediaSession } from '../extras/media-session';
import { COVER, type FakePlayer, fakePlayer, shown } from '../testing/fake-player';
import { AJAX, type FakeBrowserPage, leavePage, openPage, pass } from '../testing/page';
import { ART, trackReading } from '../testing/readings';
import { showOnAir } from './show-on-air';

const PHOTO = 'https://photos.test/faros.jpg';

let page: FakeBrowserPage;
const players: FakePlayer[] = [];

beforeEach(() => {
  page = openPage(artists({ thumbnail: PHOTO }));
  allow('true');
});
afterEach(() => {
  for (const { host } of players.splice(0)) host.leave();
  leavePage();
});

function artists(...known: object[]) {
  return () => new Response(JSON.stringify({ success: true, data: { artists: known } }));
}

/** Sets the page's configuration for artists. */
function allow(answer: string) {
  document.body.innerHTML = `<script type="application/json" id="onda-config">{"ajax":"${AJAX}","settings":{"player":{"artists":${answer}}}}</script>`;
}

function player(grabLastFmPhoto = true) {
  const made = fakePlayer({ grabLastFmPhoto });
  players.push(made);
  return made;
}

/** The page remembers whom it has asked for, so each test has an artist of its own. */
async function play({ host, model }: FakePlayer, artist: string, art = '') {
  showOnAir(host, model, trackReading('Marea alta', artist, art));
  await pass(0);
}

const askedFor = () => page.calls.map(({ form }) => form);

it('shows the photo of the artist where the track comes without art, before the default cover', async () => {
  const made = player();
  await play(made, 'Ana Brisa');
  expect(askedFor()).toEqual([{ action: 'onda_artist', artist: 'Ana Brisa' }]);
  expect(shown(made).cover).toBe(PHOTO);
});

it('is off where the page says nothing', async () => {
  const made = player(fakePlayer().host.attributes.getState().grabLastFmPhoto);
  await play(made, 'Bruma');
  expect([askedFor(), shown(made).cover]).toEqual([[], COVER]);
});

it.each(['false', 'null', '"yes"'])('asks nobody where the owner’s setting is %s', async (answer) => {
  allow(answer);
  const made = player();
  await play(made, `Cometa ${answer}`);
  expect([askedFor(), shown(made).cover]).toEqual([[], COVER]);
});

it('asks for no artist whose track has art, and for no track without an artist', async () => {
  const made = player();
  await play(made, 'Duna', ART);
  expect(shown(made).cover).toBe(ART);
  await play(made, '');
  expect([askedFor(), shown(made).cover]).toEqual([[], COVER]);
});

it('asks once for an artist, however many players and however often', async () => {
  const [first, second] = [player(), player()];
  await Promise.all([play(first, 'Eco'), play(second, 'Eco')]);
  await play(first, 'Otra voz', ART);
  await play(first, 'Eco');
  expect(askedFor()).toHaveLength(1);
  expect([shown(first).cover, shown(second).cover]).toEqual([PHOTO, PHOTO]);
});

it.each<[string, Parameters<typeof openPage>[0]]>([
  ['nobody knows the artist', artists()],
  ['the photo is no web address', artists({ thumbnail: 'javascript:alert(1)', biographies: { es: 'x' } })],
  ['the server fails', () => new Response('<html>', { status: 500 })],
  ['it was asked too often', () => new Response('0', { status: 429 })],
])('keeps the default cover when %s', async (cause, answer) => {
  page.answer(answer);
  const made = player();
  await play(made, `Faro ${cause}`);
  expect(askedFor()).toHaveLength(1);
  expect(shown(made).cover).toBe(COVER);
});

it('shows no photo of an artist who has gone meanwhile', async () => {
  const made = player();
  showOnAir(made.host, made.model, trackReading('Marea alta', 'Gema', ''));
  showOnAir(made.host, made.model, trackReading('Norte', 'Hilo', ART));
  await pass(0);
  expect(shown(made).cover).toBe(ART);
});

it('is there for the engine that comes later, and for a track that it hears', async () => {
  const made = player();
  await play(made, 'Isla');
  made.model.engine = startEngine(made.host, made.model);
  expect(shown(made).cover).toBe(PHOTO);
  await play(made, 'Juncal');
  expect(shown(made)).toMatchObject({ artist: 'Juncal', cover: PHOTO });
  made.model.engine.player.artFailed(PHOTO);
  expect(shown(made).cover).toBe(COVER);
});

it('stays out of the lock screen, which shows the station', async () => {
  const session = { setActionHandler() {}, playbackState: 'none', metadata: null } as unknown as MediaSession;
  vi.stubGlobal('MediaMetadata', Object);
  const made = player();
  await play(made, 'Kilo');
  const engine = startEngine(made.host, made.model);
  showInMediaSession(ownerOf(made.host, engine.t), engine.player, session);
  engine.player.play();
  expect(session.metadata?.artwork[0]?.src).toBe(COVER);
});
