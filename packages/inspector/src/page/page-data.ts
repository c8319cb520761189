import { readConfig } from '@onda/core/http/config';
import { webAddress } from '@onda/core/http/safe-url';
import { type Hidden, parseHidden } from './hidden';

/** The data of the page for its inspector. */
export interface PageData {
  /** `object_id` of the page data; 0 for a page that shows no post, term or author. */
  objectId: number;
  objectType: string;
  hidden: Hidden;
  /** The version of `hidden`; empty while nothing is. */
  version: string;
  /** Name → title of everybody for whom elements may be hidden. */
  roles: Record<string, string>;
  never: Never;
  /** The page without its inspector; empty when the page does not say. */
  leave: string;
}

/** Selectors of what may not be hidden; each may be empty. */
export interface Never {
  whole: string;
  /** Nor what stands in one of them. */
  parts: string;
  /** Nor what holds one of these. */
  inside: string;
}

/**
 * The page data, `wpdata`: printed by the plugin, or a variable of that name on a page of another
 * system. The inspector does not run without it.
 */
export function readPageData(): PageData | undefined {
  const settings = record(readConfig().settings.inspector);
  const wpdata = record(settings.wpdata ?? Reflect.get(window, 'wpdata'));
  const objectId = Number(wpdata.object_id ?? Number.NaN);
  if (!Number.isInteger(objectId) || objectId < 0) return undefined;
  const hidden = record(settings.hidden);
  const never = record(settings.never);
  return {
    objectId,
    objectType: text(wpdata.object_type) || 'post',
    hidden: parseHidden(hidden),
    version: text(hidden.version),
    roles: titles(settings.roles),
    never: { whole: text(never.whole), parts: text(never.parts), inside: text(never.inside) },
    leave: webAddress(text(settings.leave)),
  };
}

const record = (raw: unknown): Record<string, unknown> => Object(raw);
const text = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

function titles(raw: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(record(raw)).map(([name, title]) => [name, text(title) || name]));
}
