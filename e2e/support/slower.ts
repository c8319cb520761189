/** How many times as long the site's server takes as PHP does; `tools/test/e2e.ts` knows. */
export const SLOWER = Number(process.env.ONDA_E2E_SLOWER ?? 1);

/** A page's script: its timers are as much slower as its server is, so that no widget gives up what is on its way. */
export const SLOW_TIMERS = `{
  const start = window.setTimeout;
  window.setTimeout = (run, ms = 0, ...rest) => start(run, ms * ${SLOWER}, ...rest);
}`;
