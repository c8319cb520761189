export const STATES = ['good', 'warning', 'wrong'] as const;
export const ABOUTS = ['stream', 'feed', 'mirror'] as const;

export type State = (typeof STATES)[number];
export type About = (typeof ABOUTS)[number];

/** A line in the result of a check. */
export interface Finding {
  code: string;
  state: State;
  about: About;
  sentence: string;
  /** The advice to the owner; often empty. */
  remedy: string;
  /** Field of the station → value that one click takes over. */
  offer: Readonly<Record<string, string>>;
  /** Lines to copy into another program; often empty. */
  recipe: string;
}

export interface Report {
  /** The address of the stream with its scheme; empty where it is no address. */
  stream: string;
  /** The address that a browser plays: the stream in a playlist; empty where there is none. */
  sound: string;
  findings: readonly Finding[];
}

/** Null for what is no report of ours. */
export function readReport(data: unknown): Report | null {
  const { stream, sound, findings } = Object(data) as Record<string, unknown>;
  if (!Array.isArray(findings)) return null;
  return { stream: textOf(stream), sound: textOf(sound), findings: readFindings(findings) };
}

/** Leaves out lines that another version of the plugin wrote. */
export function readFindings(data: unknown): Finding[] {
  return Array.isArray(data) ? data.flatMap((one) => readFinding(one) ?? []) : [];
}

function readFinding(data: unknown): Finding | null {
  const { code, state, about, sentence, remedy, offer, recipe } = Object(data) as Record<string, unknown>;
  const known = { state: STATES.find((one) => one === state), about: ABOUTS.find((one) => one === about) };
  if (!known.state || !known.about || textOf(sentence) === '') return null;
  const fields = Object.entries(Object(offer)).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return {
    code: textOf(code),
    state: known.state,
    about: known.about,
    sentence: textOf(sentence),
    remedy: textOf(remedy),
    offer: Object.fromEntries(fields),
    recipe: textOf(recipe),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
