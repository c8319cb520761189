import { readConfig } from '../http/config';

/** Tells a developer what a page author got wrong; silent on a live site. */
export function warn(message: string) {
  // biome-ignore lint/suspicious/noConsole: the one place that speaks to developers
  if (readConfig().debug) console.warn(`Onda: ${message}`);
}
