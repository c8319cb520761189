import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSiteRows } from './site-rows';

const server = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock('@wordpress/element', () => import('react'));
vi.mock('@wordpress/api-fetch', () => ({ default: server.ask }));

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  server.ask.mockReset();
});

/** The rows of a block of the tag, once the site has answered. */
async function rowsOf(tag: string, station: string | undefined, reply: unknown) {
  server.ask.mockImplementation(async () => {
    if (reply instanceof Error) throw reply;
    return reply;
  });
  const Rows = () => JSON.stringify(useSiteRows(tag, station)) ?? 'none yet';
  const { container } = render(<Rows />);
  const before = container.textContent;
  await act(async () => {});
  return { before, rows: container.textContent, asked: server.ask.mock.calls.map(([{ path }]) => path) };
}

const SONG = { track: { title: 'Marea', artist: 'Los Faros' } };
const POSTS = [{ title: { rendered: 'Sal &amp; <i>mar</i>' }, excerpt: { rendered: '<p>Breve.</p>\n' } }];
const POSTS_PATH = '/wp/v2/posts?per_page=3&_fields=title.rendered,excerpt.rendered';
const SONG_PATH = '/onda/v1/stations/uno/now-playing';

it.each<[string, string | undefined, unknown, string, string[]]>([
  ['radio-player', 'uno', SONG, '[["Marea","Los Faros"]]', [SONG_PATH]],
  ['now-playing', 'uno', SONG, '[["Marea","Los Faros"]]', [SONG_PATH]],
  ['now-playing', 'uno', { track: null }, '[]', [SONG_PATH]],
  ['now-playing', 'uno', new Error('500'), '[]', [SONG_PATH]],
  ['now-playing', undefined, SONG, '[]', []],
  ['fav-list', undefined, POSTS, '[["Sal & mar","Breve."]]', [POSTS_PATH]],
  ['fav-list', undefined, [], '[]', [POSTS_PATH]],
  ['fav-button', 'uno', SONG, 'none yet', []],
])('%s of the station %s shows of %j: %s', async (tag, station, reply, rows, asked) => {
  expect(await rowsOf(tag, station, reply)).toEqual({ before: 'none yet', rows, asked });
});
