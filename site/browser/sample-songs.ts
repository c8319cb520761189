export interface Song {
  title: string;
  artist: string;
  /** A path of the site. */
  art: string;
}

const SONGS: readonly Song[] = [
  { title: 'Lighthouse keeper', artist: 'Los Faros', art: '/samples/mar.webp' },
  { title: 'Night ferry', artist: 'Nadia Sol', art: '/samples/ciudad.png' },
  { title: 'Twelve boats', artist: 'Coro del Puerto', art: '/samples/ondas.webp' },
  { title: 'Slow record', artist: 'Azogue', art: '/samples/vinilo.webp' },
  { title: 'Hill of light', artist: 'Marta y la Sal', art: '/samples/sol.webp' },
  { title: 'Line 7', artist: 'Ulises Mar', art: '/samples/teclas.png' },
];

const SECONDS = 30;

/** The song at a moment (milliseconds since the epoch), and earlier ones, newest first. Times are in seconds. */
export function songsAt(now: number, history: number) {
  const turn = Math.floor(now / 1000 / SECONDS);
  const at = (place: number) => ({
    song: SONGS[place % SONGS.length] as Song,
    startedAt: place * SECONDS,
  });
  const earlier = Array.from({ length: history }, (_, back) => at(turn - 1 - back));
  return { ...at(turn), seconds: SECONDS, earlier };
}
