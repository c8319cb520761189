/** The oldest browsers that we serve (docs/browsers.md), in esbuild's words: newer syntax is written in older one. */
export const FLOOR = ['chrome111', 'edge111', 'firefox128', 'safari16.4'];
