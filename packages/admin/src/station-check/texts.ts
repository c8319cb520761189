const NAMES = [
  'check',
  'checking',
  'allGood',
  'toDo',
  'takeOver',
  'limited',
  'session',
  'offline',
  'server',
  'listen',
  'stop',
  'connecting',
  'playing',
  'stalled',
  'readable',
  'unreadable',
  'unplayable',
  'mixed',
  'hls',
  'silent',
  'stream',
  'feed',
  'mirror',
  'good',
  'warning',
  'wrong',
  'recipe',
] as const;

/** Texts that PHP prints, in the language of the person at the screen. */
export type Texts = Readonly<Record<(typeof NAMES)[number], string>>;

export function readTexts(data: unknown): Texts {
  const given = Object(data) as Record<string, unknown>;
  return Object.fromEntries(NAMES.map((name) => [name, String(given[name] ?? '')])) as Texts;
}
