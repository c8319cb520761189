/** The width for which the history's limits are given (R-9.06: default width 355). */
export const DESIGN_WIDTH_PX = 355;

/** Characters that a player of this width shows; an unknown width counts as the default one. */
export function scaledLimit(limit: number, widthPx: number): number {
  return Math.max(1, Math.round((limit * (widthPx || DESIGN_WIDTH_PX)) / DESIGN_WIDTH_PX));
}

/** At most `limit` characters, cut at a word and ended with an ellipsis; a single long word is cut within. */
export function shorten(text: string, limit: number): string {
  const letters = [...text];
  if (letters.length <= limit) return text;
  const cut = letters.slice(0, limit).join('');
  const isWordEnd = letters[limit] === ' ';
  const end = isWordEnd ? cut.length : cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : cut.length).trimEnd()}…`;
}
