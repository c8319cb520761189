import type { Clock } from './clock';

export interface Song {
  artist: string;
  title: string;
  album: string;
  /** Number of its picture under `/art/`; null for a song without one. */
  art: number | null;
  /** A picture elsewhere; only a test gives one. */
  artUrl?: string;
}

export interface Airing extends Song {
  /** Milliseconds since the epoch. */
  playedAt: number;
}

export interface Program {
  current(): Airing;
  /** Newest first, without the current one. */
  history(): readonly Airing[];
  /** A song of the list by its number, or any other, from now on and for its full time. */
  play(song: number | Partial<Song>): void;
  onChange(call: () => void): () => void;
  /** Goes on to the song that is due. */
  advance(): void;
}

const HISTORY_LENGTH = 15;

/** Invented songs of invented artists. The tenth has no picture. */
export const SONGS: readonly Song[] = [
  song('Marea Limón', 'Verano en la azotea', 'Cartas al agua', 1),
  song('Los Tranvías de Abril', 'Última parada', 'Línea circular', 2),
  song('Nélida Arrayán', 'Corazón de papel', 'Herbario', 3),
  song('Cóndor y Ceniza', 'La sal de los días', 'Altiplano eléctrico', 4),
  song('Orquesta Faro Sur', 'Bolero del semáforo', 'Noches de neón', 5),
  song('Ximena Duarte Vélez', 'Ñandutí', 'Hilos', 6),
  song('Los Grillos del Puerto', 'Mañana en la lonja', 'Sal gruesa', 7),
  song('Río Violeta', 'Lluvia sobre Oaxaquilla', 'Estaciones', 8),
  song('El Trío Pamplemusa', 'Café con niebla', 'Desayuno a las tres', 9),
  song('Toto Candelario', 'Guayacán en flor', 'Patio grande', null),
  song('Hermanas Quebracho', 'Milonga del ascensor', 'Planta baja', 11),
  song('Polvo de Luciérnaga', 'Hasta que salga el sol', 'Madrugada FM', 12),
];

function song(artist: string, title: string, album: string, art: number | null): Song {
  return { artist, title, album, art };
}

/** Starts with a past already, so that the history is never empty. */
export function createProgram(clock: Clock, songMs: number): Program {
  const listeners = new Set<() => void>();
  let index = 0;
  let airings = SONGS.slice(-5)
    .reverse()
    .map((past, place): Airing => ({ ...past, playedAt: clock.now() - (place + 1) * songMs }));
  let current = airing(index, clock.now());

  function airing(number: number, playedAt: number): Airing {
    return { ...(SONGS[number % SONGS.length] ?? song('', '', '', null)), playedAt };
  }

  function change(next: Airing): void {
    airings = [current, ...airings].slice(0, HISTORY_LENGTH);
    current = next;
    for (const call of listeners) call();
  }

  function play(what: number | Partial<Song>): void {
    if (typeof what === 'number') index = what;
    const next =
      typeof what === 'number'
        ? airing(what, clock.now())
        : { ...song('', '', '', null), ...what, playedAt: clock.now() };
    change(next);
  }

  function advance(): void {
    if (clock.now() - current.playedAt >= songMs) play(index + 1);
  }

  return {
    current: () => current,
    history: () => airings,
    play,
    advance,
    onChange(call) {
      listeners.add(call);
      return () => listeners.delete(call);
    },
  };
}
