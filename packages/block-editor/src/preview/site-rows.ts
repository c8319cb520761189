import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';

/** A line of what a visitor would see: a song with its artist, or a post with its excerpt. */
export type Row = readonly [title: string, about: string];

interface Track {
  title: string;
  artist: string;
}

/** By tag: what the site itself has to show; of no station there are no songs. */
const ASK: Record<string, (station: string | undefined) => Promise<Row[]>> = {
  'radio-player': async (station) => songs([await onAir(station)]),
  'now-playing': async (station) => {
    const track = await onAir(station);
    const before = track ? await get<Track[]>(`/onda/v1/stations/${station}/history?per_page=2`) : [];
    return songs([track, ...before]);
  },
  'fav-list': async () => {
    const fields = 'title.rendered,excerpt.rendered';
    const posts = await get<Record<'title' | 'excerpt', { rendered: string }>[]>(
      `/wp/v2/posts?per_page=3&_fields=${fields}`,
    );
    return posts.map(({ title, excerpt }) => [textOf(title.rendered), textOf(excerpt.rendered)]);
  },
};

const get = <T>(path: string): Promise<T> => apiFetch({ path }) as Promise<T>;

const onAir = async (station: string | undefined) =>
  station ? (await get<{ track: Track | null }>(`/onda/v1/stations/${station}/now-playing`)).track : null;

const songs = (tracks: (Track | null)[]): Row[] =>
  tracks.flatMap((track) => (track ? [[track.title, track.artist] as const] : []));

const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';

/**
 * The songs of a station or the newest posts; undefined for a block without rows and while the site is asked, empty
 * where it has none or does not answer.
 */
export function useSiteRows(tag: string, station: string | undefined): Row[] | undefined {
  const [rows, setRows] = useState<Row[]>();
  useEffect(() => {
    const ask = ASK[tag];
    if (!ask) return;
    let isOver = false;
    const keep = (answer: Row[]) => {
      if (!isOver) setRows(answer);
    };
    ask(station).then(keep, () => keep([]));
    return () => {
      isOver = true;
    };
  }, [tag, station]);
  return rows;
}
