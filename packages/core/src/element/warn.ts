import { readConfig } from '../http/config';

/** Warns a developer of a page author's mistake; silent on a live site. */
export function warn(message: string) {
  // biome-ignore lint/suspicious/noConsole: the one place that speaks to developers
  if (readConfig().debug) console.warn(`Onda: ${message}`);
}
