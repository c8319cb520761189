import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEngine } from './engine';
import { type FakePlayer, fakePlayer } from './testing/fake-player';
import { type FakeBrowserPage, leavePage, openPage, pass } from './testing/page';

const MINUTE = 60_000;
const KEY = 'want[count.play:uno]';
const ID = /^[\d.e-]{3,}$/;
const sounds = { paused: false, readyState: 4 };

let page: FakeBrowserPage;
let made: FakePlayer;
let tickets: number;

/** Our server: a ticket for each question about the play, and a station of which there is nothing new. */
function answer() {
  const { form = {} } = page.calls.at(-1) ?? {};
  if (KEY in form) tickets += 1;
  const ticket = `t${tickets}`;
  const data = {
    'now-playing:uno': { version: 'same', data: { station: 'uno', kind: 'icecast-json', body: '{}' } },
    'count.play:uno': { version: ticket, data: { version: ticket } },
  };
  return new Response(JSON.stringify({ success: true, data }));
}

beforeEach(() => {
  tickets = 0;
  page = openPage(answer);
});
afterEach(() => {
  made.host.leave();
  leavePage();
});

async function play(given: Parameters<typeof fakePlayer>[0]) {
  made = fakePlayer(given);
  const { player } = startEngine(made.host, made.model);
  player.play();
  made.audio.happen('playing', sounds);
  await pass(1_000);
  return player;
}

/** Each question about the play brings the id of the play first, then tickets. */
const sent = () => page.calls.flatMap(({ form }) => (KEY in form ? [form[KEY] ?? ''] : []));
const ids = () => sent().filter((version) => !/^t\d+$/.test(version));

it('counts a play as it begins, and its time with the ticket of the last question', async () => {
  await play({ station: 'uno' });
  expect(sent()).toEqual([expect.stringMatching(ID)]);
  await pass(4 * MINUTE);
  expect(sent().slice(1, 3)).toEqual(['t1', 't2']);
});

it.each([
  ['is lost', () => new TypeError('offline')],
  ['cannot be read', () => new Response('<html>')],
  ['is an error of the server', () => new Response('', { status: 500 })],
])('brings the same id again when the reply %s', async (_, fail) => {
  page.answer(() => (sent().length === 1 ? fail() : answer()));
  await play({ station: 'uno' });
  await pass(5 * MINUTE);
  const [id, again, ticket] = sent();
  expect([again, ticket]).toEqual([id, 't1']);
  expect(id).toMatch(ID);
});

it('rides on what the page asks about the station anyway', async () => {
  await play({ station: 'uno' });
  await pass(10 * MINUTE);
  const polls = page.calls.filter(({ form }) => form.action === 'onda_poll');
  const alone = polls.filter(({ form }) => KEY in form && !('want[now-playing:uno]' in form));
  expect(sent()).toHaveLength(8);
  expect(alone).toEqual([]);
});

it('ends with the sound, and the next sound is another play', async () => {
  const player = await play({ station: 'uno' });
  player.pause();
  await pass(5 * MINUTE);
  expect(sent()).toHaveLength(1);
  player.play();
  made.audio.happen('playing', sounds);
  await pass(1_000);
  expect(sent()).toHaveLength(2);
  expect(new Set(ids()).size).toBe(2);
});

it('is the same play after a break of the connection', async () => {
  await play({ station: 'uno' });
  made.audio.happen('error', { error: { code: 2 } });
  await pass(1_000);
  made.audio.happen('playing', sounds);
  await pass(2 * MINUTE);
  expect(ids()).toHaveLength(1);
});

it('says nothing of a stream that the site has no station for', async () => {
  await play({ radioStream: 'https://radio.test/live.mp3' });
  await pass(2 * MINUTE);
  expect(page.calls.map(({ form }) => Object.keys(form).join()).join()).not.toContain('count.play');
});

it('asks a site that does not count three times, and no more for this play', async () => {
  const refuses = { success: true, data: { 'count.play:uno': { error: 'counting_off' } } };
  page.answer(() => new Response(JSON.stringify(refuses)));
  await play({ station: 'uno' });
  await pass(60 * MINUTE);
  expect(sent()).toHaveLength(3);
});

it('ends with its element', async () => {
  await play({ station: 'uno' });
  made.host.leave();
  await pass(5 * MINUTE);
  expect(sent()).toHaveLength(1);
});
