import { afterEach, describe, expect, it } from 'vitest';
import { lookAtStation } from './first-look';
import { type FakePlayer, fakePlayer, STREAM, shown } from './testing/fake-player';
import { AJAX, leavePage, openPage, pass, pollAnswer } from './testing/page';

const players: FakePlayer[] = [];
afterEach(() => {
  for (const { host } of players.splice(0)) host.leave();
  leavePage();
});

function looking(written: Parameters<typeof fakePlayer>[0], ...answers: Parameters<typeof openPage>) {
  const page = openPage(...answers);
  const player = fakePlayer(written);
  players.push(player);
  void lookAtStation(player.host, player.model);
  return { page, ...player };
}

const answer = pollAnswer('uno', 'Marea alta', STREAM);
const asked = ({ page }: ReturnType<typeof looking>) => page.calls.map(({ url }) => url);

it('shows what is on air with one request, and keeps what it learned for the poller', async () => {
  const made = looking({ station: 'uno' }, answer);
  await pass(100);
  expect(asked(made)).toEqual([AJAX]);
  expect(shown(made)).toMatchObject({ title: 'Marea alta', artist: 'Los Faros' });
  expect(made.model.onAir.known?.version).toBe('Marea alta');
  expect(made.model.onAir.isFollowed).toBeUndefined();
});

it('does not take the place of what was told before its reply came', async () => {
  const made = looking({ station: 'uno' }, answer);
  made.model.onAir.reading = { kind: 'unreadable' };
  await pass(100);
  expect(shown(made).title).toBe('En vivo');
  expect(made.model.onAir.known?.version).toBe('Marea alta');
});

it('shows the art that our server found for a song without', async () => {
  const art = 'https://found.test/marea.jpg';
  const made = looking({ station: 'uno' }, pollAnswer('uno', 'Marea alta', STREAM, art));
  await pass(100);
  expect(shown(made).cover).toBe(art);
});

it.each<[Parameters<typeof fakePlayer>[0], number]>([
  [{}, 40],
  [{ nowPlayingInterval: 60 }, 60],
  [{ nowPlayingInterval: 10 }, 44],
])('with %j asks again every %i s', async (written, seconds) => {
  const made = looking({ station: 'uno', ...written }, answer);
  await pass((seconds - 1) * 1_000);
  expect(asked(made)).toHaveLength(1);
  // The request goes out half a second after its time at most.
  await pass(1_500);
  expect(asked(made)).toHaveLength(2);
  await pass((seconds - 2) * 1_000);
  expect(asked(made)).toHaveLength(2);
  await pass(2_000);
  expect(asked(made)).toHaveLength(3);
});

it('leaves it to the poller at once when the first look fails', async () => {
  const made = looking({ station: 'uno' }, () => new Response('<html>'), answer);
  await pass(100);
  await pass(500);
  expect(made.model.onAir.isFollowed).toBe(true);
  expect(shown(made).title).toBe('Marea alta');
});

it('asks the stream’s own server where no station is configured', async () => {
  const source = { listenurl: STREAM, stream_start: 'now', title: 'Norte' };
  const icecast = () => new Response(JSON.stringify({ icestats: { source } }));
  const missing = new Response('', { status: 404 });
  const made = looking({}, missing, missing, icecast);
  await pass(100);
  await pass(1_000);
  expect(asked(made).every((url) => url.startsWith('https://radio.test/') && url !== AJAX)).toBe(true);
  expect(shown(made).title).toBe('Norte');
});

it('shows nothing and asks nothing more once the element has left', async () => {
  const made = looking({ station: 'uno' }, answer);
  made.host.leave();
  await pass(100_000);
  expect(asked(made).length).toBeLessThanOrEqual(1);
  expect(shown(made).title).toBe('En vivo');
  expect(made.model.onAir.isFollowed).toBeUndefined();
});

describe('the song that our server has read', () => {
  const told = {
    stream: STREAM,
    feed: '',
    online: true,
    title: 'Norte',
    artist: 'LOS FAROS',
    cased: 'Los Faros',
  };
  const telling = (onAir: object) => async () => {
    const { success, data } = await answer().json();
    const [[key, { version, data: document }]] = Object.entries(data) as [[string, Record<string, unknown>]];
    const tells = { [key]: { version, data: { ...(document as object), onAir } } };
    return new Response(JSON.stringify({ success, data: tells }));
  };
  const titles = async (onAir: object, written = {}) => {
    const made = looking({ station: 'uno', radioStream: STREAM, ...written }, telling(onAir));
    await pass(100);
    const { title, artist } = shown(made);
    return [title, artist];
  };

  it('is shown as it came, with the capital letters that the element wants', async () => {
    expect(await titles(told)).toEqual(['Norte', 'Los Faros']);
    expect(await titles(told, { preserveOriginalUpperLowerCase: true })).toEqual(['Norte', 'LOS FAROS']);
  });

  it('is nobody’s while the mount is off the air', async () => {
    expect((await titles({ stream: STREAM, feed: '', online: false }))[0]).toBe(
      'La emisora está fuera del aire.',
    );
  });

  it('is not that of an element with another stream or feed, which reads the document', async () => {
    expect(await titles({ ...told, stream: 'https://radio.test/other.mp3' })).toEqual([
      'Marea alta',
      'Los Faros',
    ]);
    expect(await titles({ ...told, feed: 'https://radio.test/feed' })).toEqual(['Marea alta', 'Los Faros']);
  });

  it.each([
    ['beside a song', { ...told, words: { live: 'La tarde · con Ana' } }, ['Norte', 'La tarde · con Ana']],
    [
      'for a song',
      { stream: STREAM, feed: '', online: true, words: { live: 'con Ana', title: 'La tarde' } },
      ['La tarde', 'con Ana'],
    ],
    [
      'no more while the mount is off the air',
      { stream: STREAM, feed: '', online: false, words: { live: 'con Ana', title: 'La tarde' } },
      ['La emisora está fuera del aire.', ''],
    ],
  ])('has the show of the schedule %s', async (_, onAir, wanted) => {
    const made = looking({ station: 'uno', radioStream: STREAM }, telling(onAir));
    await pass(100);
    expect([shown(made).title, made.host.part('live').textContent]).toEqual(wanted);
  });
});
