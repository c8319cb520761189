import { existsSync } from 'node:fs';

/** Chromium as it is on a machine without a screen, quiet on the network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The 111 of npm was built weeks before its release, which has CSS Color 4 switched on. Newer ones have no such
  // switch.
  '--enable-blink-features=CSSColor4',
];

/** Debian's path, or an installed one that `ONDA_CHROMIUM` names. */
export function chromiumPath(): string {
  return process.env.ONDA_CHROMIUM ?? '/usr/bin/chromium';
}

const LIGHT = '/usr/bin/chromium-headless-shell';

/**
 * Chromium without its windows opens a new page in a fourth of the time. It has no back-forward cache, no
 * prerendering and no microphone: a test that needs one of them takes `chromiumPath`, the fallback here.
 */
export function lightChromiumPath(): string {
  return !process.env.ONDA_CHROMIUM && existsSync(LIGHT) ? LIGHT : chromiumPath();
}
