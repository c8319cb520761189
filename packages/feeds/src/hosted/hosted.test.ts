// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseSse } from '../parse-sse';
import { fixture } from '../testing/fixture';
import { readerFor, track } from '../testing/read';

const readRadioco = readerFor('radioco');
const readAzuracast = readerFor('azuracast');
const readSongList = readerFor('song-list');
const readTrackList = readerFor('track-list');

const options = {
  streamUrl: 'https://radio.test/listen/azuratest_radio/radio.mp3',
};

describe('Radio.co', () => {
  it('reads the current track, its large art, its start and the history', () => {
    expect(readRadioco(fixture('feeds/radioco-status.json'), options)).toEqual({
      isOnline: true,
      track: track('Coldplay', 'Viva La Vida', 'https://images.radio.co/album_artwork/x.600.jpg'),
      history: [
        { ...track('Shakira', 'Ojos Así'), playedAt: null },
        { ...track('Café Tacvba', 'Eres'), playedAt: null },
      ],
      startedAt: Date.parse('2026-04-07T09:51:25Z'),
      endsAt: null,
      live: { isLive: false, name: '' },
    });
  });

  it('leaves out a history that begins with the current track', () => {
    const text =
      '{"status":"online","current_track":{"title":"A - B"},"history":[{"title":"A - B"},{"title":"C - D"}]}';
    expect(readRadioco(text, options)?.history).toEqual([{ ...track('C', 'D'), playedAt: null }]);
  });

  it('is live by the type of its source or by who presents', () => {
    const liveBy = (source: object) =>
      readRadioco(JSON.stringify({ source, current_track: { title: 'A - B' } }), options)?.live;
    expect(liveBy({ type: 'live' })).toEqual({ isLive: true, name: '' });
    expect(liveBy({ type: 'automated', collaborator: { name: 'Ana' } })).toEqual({
      isLive: true,
      name: 'Ana',
    });
  });

  it('keeps at most 30 earlier songs, and none without a letter', () => {
    const history = [
      { title: ' - ' },
      ...Array.from({ length: 40 }, (_, index) => ({ title: `A - ${index}` })),
    ];
    const read = readRadioco(JSON.stringify({ current_track: { title: 'B - C' }, history }), options);
    expect(read?.history.map(({ title }) => title)).toEqual(
      Array.from({ length: 29 }, (_, index) => `${index}`),
    );
  });

  it('is another document without a current track', () => {
    expect(readRadioco('{"status":"online"}', options)).toBeNull();
  });

  it('knows who presents, and when the station is off', () => {
    const live =
      '{"status":"online","source":{"type":"live","collaborator":{"name":"Ana"}},"current_track":null}';
    expect(readRadioco(live, options)).toMatchObject({ track: null, live: { isLive: true, name: 'Ana' } });
    expect(readRadioco('{"status":"offline","current_track":{"title":"A - B"}}', options)?.isOnline).toBe(
      false,
    );
  });
});

describe('AzuraCast', () => {
  const document = fixture('feeds/azuracast-nowplaying.json');

  it('reads the track, its art, start and end; default art is absent', () => {
    expect(readAzuracast(document, options)).toEqual({
      isOnline: true,
      track: track(
        'Chet Porter',
        'Aluko River',
        'https://radio.test/api/station/azuratest_radio/art/abc-1790000000.jpg',
      ),
      history: [{ ...track('Shakira', 'Ojos Así'), playedAt: 1_789_999_800_000 }],
      startedAt: 1_790_000_000_000,
      endsAt: 1_790_000_181_000,
      live: { isLive: false, name: '' },
      listeners: 20,
    });
  });

  it('finds its station in the list of all', () => {
    const other = { station: { listen_url: 'https://radio.test/listen/otra/radio.mp3' }, now_playing: null };
    const list = JSON.stringify([other, JSON.parse(document)]);
    expect(readAzuracast(list, options)?.track?.title).toBe('Aluko River');
    expect(readAzuracast(list, { ...options, streamUrl: 'https://radio.test/x' })?.track).toBeNull();
  });

  it('finds its station by the address of one of its mounts', () => {
    const mounts = [{ url: 'https://radio.test/listen/otra/alta.mp3' }];
    const other = { station: { mounts }, now_playing: { song: { title: 'Otra' } } };
    const list = JSON.stringify([JSON.parse(document), { station: {} }, other]);
    const streamUrl = 'https://radio.test/listen/otra/alta.mp3';
    expect(readAzuracast(list, { ...options, streamUrl })?.track?.title).toBe('Otra');
    expect(readAzuracast(list, { ...options, streamUrl: '' })?.track?.title).toBe('Aluko River');
  });

  it.each([
    [1_790_000_000, 181, 1_790_000_181_000],
    [1_790_000_000, 0, null],
    [1_790_000_000, -5, null],
    [0, 181, null],
  ])('a song from %s on that takes %s s ends at %s', (played_at, duration, endsAt) => {
    const text = JSON.stringify({ now_playing: { played_at, duration, song: { title: 'x' } } });
    expect(readAzuracast(text, options)?.endsAt).toBe(endsAt);
  });

  it('knows who is live, and a station that is off or plays nothing', () => {
    const with_ = (more: object) => JSON.stringify({ ...JSON.parse(document), ...more });
    expect(readAzuracast(with_({ live: { is_live: true, streamer_name: 'Ana' } }), options)?.live).toEqual({
      isLive: true,
      name: 'Ana',
    });
    expect(readAzuracast(with_({ is_online: false }), options)).toMatchObject({
      isOnline: false,
      track: null,
      endsAt: null,
    });
    expect(readAzuracast(with_({ now_playing: null }), options)).toMatchObject({
      isOnline: true,
      track: null,
    });
  });

  it('reads pushed frames: the whole text, each frame alone, and nothing from an empty one', () => {
    const text = fixture('feeds/azuracast-sse.txt');
    expect(readAzuracast(text, options)?.track).toEqual(track('Shakira', 'Ojos Así'));
    expect(parseSse(text).map((frame) => readAzuracast(frame, options)?.track?.artist)).toEqual([
      'Chet Porter',
      'Shakira',
      undefined,
    ]);
  });

  it('joins the lines of one event and skips comments', () => {
    expect(parseSse('event: x\ndata: 1\n\nid: 2\ndata: 3\n\n')).toEqual(['1', '3']);
    expect(parseSse(': hi\r\n\r\nevent: x\r\ndata: {"a":\r\ndata:1}\r\n\r\n')).toEqual(['{"a":\n1}']);
  });
});

describe('the first style of the specification', () => {
  it('puts the host of the provider before the art', () => {
    const read = readSongList(fixture('feeds/spec-feed-style1.json'), {
      ...options,
      providerHost: 'audio.test',
    });
    expect(read).toMatchObject({
      track: track('Shakira', 'Ojos Así', 'https://audio.test/data/image/portada.jpg'),
      history: [{ ...track('Café Tacvba', 'Eres'), playedAt: 1_790_000_000_000 }],
    });
  });

  it('reads the art of an earlier song', () => {
    const song = { title: 'Eres', artist: 'Café Tacvba', art: 'https://radio.test/eres.jpg' };
    const read = readSongList(JSON.stringify({ song_history: [{ song }] }), options);
    expect(read?.history).toEqual([{ ...song, playedAt: null }]);
  });

  it('keeps at most 30 earlier songs, and leaves missing texts empty', () => {
    const entry = { song: { title: 'x', art: 'https://radio.test/cover' } };
    const text = JSON.stringify({
      now_playing: { art: 'https://radio.test/cover' },
      song_history: Array(99).fill(entry),
    });
    const read = readSongList(text, options);
    expect(read?.track).toEqual(track('', '', 'https://radio.test/cover'));
    expect(read?.history).toHaveLength(30);
    expect(read?.history[0]).toEqual({ ...track('', 'x'), playedAt: null });
  });
});

describe('the alternative style of the specification', () => {
  it('reads the first as current, dates and timestamps', () => {
    expect(readTrackList(fixture('feeds/spec-feed-style2.json'), options)).toMatchObject({
      track: track('Shakira', 'Ojos Así', 'https://radio.test/c.jpg'),
      startedAt: Date.parse('2026-11-21T01:00:00Z'),
      history: [{ ...track('Café Tacvba', 'Eres'), playedAt: 1_790_000_000_000 }],
    });
  });

  it('takes any picture for the current song, files of pictures for the earlier ones, and leaves out empty entries', () => {
    const entry = { track_title: 'x', track_image: 'https://radio.test/cover' };
    const result = [entry, entry, { track_title: ' ' }, { track_image: 'https://radio.test/a.jpg' }];
    expect(readTrackList(JSON.stringify({ success: 1, result }), options)).toMatchObject({
      track: track('', 'x', 'https://radio.test/cover'),
      history: [track('', 'x'), track('', '', 'https://radio.test/a.jpg')],
    });
    expect(readTrackList('{"success":1,"result":[{"track_title":""}]}', options)?.track).toBeNull();
  });

  it.each([
    ['', null],
    [0, null],
    [-5, null],
    [1e15, 1e12],
    [1e17, null],
    [185, null],
    [null, null],
    [true, null],
    [' 2026-11-21T01:00:00Z ', Date.parse('2026-11-21T01:00:00Z')],
  ])('reads the moment %j as %s', (timestamp, startedAt) => {
    const text = JSON.stringify({ success: 1, result: [{ track_title: 'x', timestamp }] });
    expect(readTrackList(text, options)?.startedAt).toBe(startedAt);
  });

  it.each([
    [{ track_played: 1_790_000_000, timestamp: 1_780_000_000 }, 1_790_000_000_000],
    [{ track_played: '', timestamp: 1_780_000_000 }, 1_780_000_000_000],
    [{ track_played: 1_790_000_000 }, 1_790_000_000_000],
    [{}, null],
  ])('of the moments %j it takes %s', (moments, startedAt) => {
    const text = JSON.stringify({ success: 1, result: [{ track_title: 'x', ...moments }] });
    expect(readTrackList(text, options)?.startedAt).toBe(startedAt);
  });

  it('takes five', () => {
    const result = Array.from({ length: 9 }, (_, index) => ({ track_title: `${index}` }));
    expect(
      readTrackList(JSON.stringify({ success: 1, result }), options)?.history.map(({ title }) => title),
    ).toEqual(['1', '2', '3', '4']);
  });

  it('reads an empty list as no track, and is unreadable without success', () => {
    expect(readTrackList('{"success":true,"result":[]}', options)?.track).toBeNull();
    expect(readTrackList('{"success":false,"result":[]}', options)).toBeNull();
  });
});
