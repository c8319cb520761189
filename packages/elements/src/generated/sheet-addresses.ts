// Printed by `pnpm generate` from the contracts. Do not edit.
/** Name → address. A bundler reads each `new URL` and copies its file. */
export const sheetAddresses = (): Record<string, string> => ({
  'player': new URL('../styles/player.css', import.meta.url).href,
  'now-playing': new URL('../styles/now-playing.css', import.meta.url).href,
  'most-viewed': new URL('../styles/most-viewed.css', import.meta.url).href,
  'inspector': new URL('../styles/inspector.css', import.meta.url).href,
  'player-more': new URL('../styles/player-more.css', import.meta.url).href,
  'now-playing-block': new URL('../styles/now-playing-block.css', import.meta.url).href,
});
