const NAMES = ['drawing', 'session', 'offline'] as const;

/** Texts that PHP prints, in the language of the person at the screen. */
export type Texts = Readonly<Record<(typeof NAMES)[number], string>>;

export function readTexts(data: unknown): Texts {
  const given = Object(data) as Record<string, unknown>;
  return Object.fromEntries(NAMES.map((name) => [name, String(given[name] ?? '')])) as Texts;
}
