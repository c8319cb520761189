import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';

/** A line of what a visitor would see: a song with its artist, or a post with its excerpt. */
export type Row = readonly [title: string, about: string];

interface Track {
  title: string;
  artist: string;
}

async function onAir(station: string | undefined): Promise<Row[]> {
  if (!station) return [];
  const { track } = await get<{ track: Track | null }>(`/onda/v1/stations/${station}/now-playing`);
  return track ? [[track.title, track.artist]] : [];
}

/** Tag → what the site itself has to show; a missing station has no songs. */
const ASK: Record<string, (station: string | undefined) => Promise<Row[]>> = {
  'radio-player': onAir,
  'now-playing': onAir,
  'fav-list': async () => {
    const fields = 'title.rendered,excerpt.rendered';
    const posts = await get<Record<'title' | 'excerpt', { rendered: string }>[]>(
      `/wp/v2/posts?per_page=3&_fields=${fields}`,
    );
    return posts.map(({ title, excerpt }) => [textOf(title.rendered), textOf(excerpt.rendered)]);
  },
};

const get = <T>(path: string): Promise<T> => apiFetch({ path }) as Promise<T>;

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
