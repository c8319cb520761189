const ZONES = [
  'Europe/Madrid',
  'Europe/Dublin',
  'Atlantic/Azores',
  'Atlantic/Canary',
  'America/New_York',
  'America/Mexico_City',
  'America/Bogota',
  'America/Santiago',
  'America/Havana',
  'America/St_Johns',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Antarctica/Troll',
];
export const DAY_SECONDS = 86_400;
const WINDOW_DAYS = 42;
const FIRST_DAY = Date.UTC(2024, 0, 1) / 1000 / DAY_SECONDS;
const DAYS = 7 * 365 - WINDOW_DAYS;

/** A slot by the names of the PHP class; each is asked for in a window of some weeks. */
export interface Rule {
  zone: string;
  /** Seconds of Unix time. */
  since: number;
  to: number;
  slot: {
    weekdays: number;
    start: number;
    length: number;
    from: string;
    until: string;
    every: number;
    anchor: string;
    month_weeks: number;
  };
}

/** Random rules: the same seed gives the same rules. */
export function randomRules(seed: number, count: number): Rule[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => randomRule(random));
}

function randomRule(random: (below: number) => number): Rule {
  const first = FIRST_DAY + random(DAYS);
  // Half of the rules count weeks from an anchor, a Monday, the others from their first date.
  const began = first - random(400) + 20;
  const monday = began - ((began + 3) % 7);
  const hasAnchor = random(2) === 0;
  return {
    zone: ZONES[random(ZONES.length)] ?? '',
    since: first * DAY_SECONDS,
    to: (first + WINDOW_DAYS) * DAY_SECONDS,
    slot: {
      weekdays: 1 + random(127),
      start: 5 * random(288),
      length: 5 * (1 + random(288)),
      from: hasAnchor ? '' : dateOf(began),
      until: random(4) === 0 ? dateOf(first + random(60)) : '',
      every: random(2) === 0 ? 1 : 1 + random(8),
      anchor: hasAnchor ? dateOf(Math.min(monday, first - 7 - ((first + 3) % 7))) : '',
      month_weeks: random(3) === 0 ? 1 + random(63) : 0,
    },
  };
}

export function dateOf(day: number): string {
  return new Date(day * DAY_SECONDS * 1000).toISOString().slice(0, 10);
}

/** Whole numbers from 0 (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
