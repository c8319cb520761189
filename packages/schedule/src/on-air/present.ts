import type { Airing } from './airing';

/** The element as it is shown; a place without an airing has no text. */
export interface Shown {
  /** The airings of this time are not known. */
  isUnknown: boolean;
  /** True while nobody is on. */
  isOff: boolean;
  title: string;
  address: string;
  hours: string;
  hosts: string;
  image: string;
  remaining: string;
  /** Nothing comes next. */
  isLast: boolean;
  title1: string;
  address1: string;
  hours1: string;
  title2: string;
  address2: string;
  hours2: string;
  title3: string;
  address3: string;
  hours3: string;
}

/** The attributes. */
interface Wanted {
  next: number;
  remaining: boolean;
}

/** An airing that begins later names its day. */
const SOON_SECONDS = 12 * 60 * 60;
const NO_AIRING: Airing = ['', 0, 0, 0, '', '', '', '', ''];

/**
 * @param now Seconds of Unix time.
 * @param airings Null where those of now are not known.
 * @param current Of these airings, the one that is on.
 * @param nobody The words while none is on.
 * @param left The words for the time that is left, with `{time}`.
 */
export function present(
  now: number,
  airings: readonly Airing[] | null,
  current: Airing | undefined,
  { next, remaining }: Wanted,
  nobody: string,
  left: string,
): Shown {
  const [, , start, seconds, title, address, hosts, hours, , image = ''] = current ?? NO_AIRING;
  const coming = (airings ?? []).filter((airing) => airing[2] > now).slice(0, next);
  return {
    isUnknown: !airings,
    isOff: !current,
    title: current ? title : nobody,
    address,
    hours,
    hosts,
    image,
    remaining: current && remaining ? left.replace('{time}', timeIn(start + seconds - now)) : '',
    isLast: !coming[0],
    ...rowOf(1, coming, now),
    ...rowOf(2, coming, now),
    ...rowOf(3, coming, now),
  };
}

type Place = 1 | 2 | 3;
type Row<N extends Place> = Pick<Shown, `${'title' | 'address' | 'hours'}${N}`>;

function rowOf<N extends Place>(place: N, coming: readonly Airing[], now: number): Row<N> {
  const [, , start, , title, address, , hours, day] = coming[place - 1] ?? NO_AIRING;
  return {
    [`title${place}`]: title,
    [`address${place}`]: address,
    [`hours${place}`]: start - now < SOON_SECONDS ? hours : `${day} ${hours}`,
  } as Row<N>;
}

function timeIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return `${hours ? `${hours} h ` : ''}${minutes % 60} min`;
}
