/** Longest phrase that the server reads, in characters. */
const PHRASE_LENGTH = 100;

/** The phrase is one trimmed line. The server also takes control characters and marks of direction away. */
export function phraseOf(typed: string, longest = PHRASE_LENGTH): string {
  const line = typed.replace(/\s+/g, ' ').trim();
  return [...line].slice(0, longest).join('').trim();
}

/** Whether what is typed is long enough to be searched. */
export const isLongEnough = (phrase: string, charcount: number): boolean =>
  phrase !== '' && [...phrase].length >= charcount;
