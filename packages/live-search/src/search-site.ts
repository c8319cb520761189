import { readConfig } from '@onda/core/http/config';

/**
 * The global settings of M-3 that this half of the widget reads: ours, or those that Ajax Search Pro prints.
 */
export interface SearchSite {
  /** `script_async_load` and `init_only_in_viewport`: boxes start when they come into sight. */
  startsInSight: boolean;
  /** `highlight.enabled`: links of results tell the page what was searched. */
  tellsResults: boolean;
}

export function readSearchSite(): SearchSite {
  const own = readConfig().settings['live-search'];
  const site = Object(own ?? Reflect.get(window, 'ASP')) as Record<string, unknown>;
  const { enabled } = Object(site.highlight) as { enabled?: unknown };
  return {
    startsInSight: isOn(site.script_async_load) || isOn(site.init_only_in_viewport),
    tellsResults: isOn(enabled),
  };
}

/** PHP writes yes as true, 1 or '1'. */
const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1';
