/** Pictures are remembered as broken for so many songs. */
const FAILED_ART_LIMIT = 30;

/** The addresses of pictures that did not come, with one more, newest first. */
export const withFailedArt = (failed: readonly string[], url: string): string[] =>
  [url, ...failed].slice(0, FAILED_ART_LIMIT);
