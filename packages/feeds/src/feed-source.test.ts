import { expect, it } from 'vitest';
import { feedSource } from './feed-source';

const STREAM = 'https://radio.example/live';
const FEED = 'https://radio.example/status-json.xsl';
const OPTIONS = { parseHtml: () => null };

function source(setup: Partial<Parameters<typeof feedSource>[1]>, hasServer = true) {
  const asked: string[] = [];
  const servers = {
    hasServer,
    nowPlaying: async (station: string) => asked.push(`station ${station}`),
    page: async (url: string) => {
      asked.push(url);
      return '{}';
    },
  };
  const whole = { station: '', feed: '', feedKind: 'auto', stream: STREAM, ...setup };
  return { ...feedSource(servers, whole, OPTIONS), asked };
}
const ask = ({ ask }: ReturnType<typeof source>) => ask(new AbortController().signal);

it('asks our server for a configured station', async () => {
  const found = source({ station: 'uno', feed: FEED });
  await ask(found);
  expect(found).toMatchObject({ key: 'now-playing:uno', isShared: true, asked: ['station uno'] });
});

it('asks the address of a feed where no server of ours answers', async () => {
  const found = source({ station: 'uno', feed: FEED, feedKind: 'icecast-json' }, false);
  expect(await ask(found)).toEqual({ kind: 'icecast-json', body: '{}' });
  expect(found).toMatchObject({ isShared: false, asked: [FEED] });
});

it('asks the stream server without a feed', async () => {
  const found = source({});
  await ask(found).catch(() => {});
  expect(found.asked[0]).toContain('https://radio.example/stats');
});

it('has one key for all who read the same feed as the same kind', () => {
  const keys = [{ feed: FEED }, { feed: FEED, stream: '' }, { feed: FEED, feedKind: 'azuracast' }, {}];
  const [first, second, other, none] = keys.map((setup) => source(setup).key);
  expect(second).toBe(first);
  expect(new Set([first, other, none]).size).toBe(3);
});
