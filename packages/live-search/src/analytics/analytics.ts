/** The data of a search event, by the specification's names (M-3). */
export interface EventData {
  search_id: string | number;
  search_name: string;
  phrase: string;
  option_name: string;
  option_value: string;
  result_title: string;
  result_url: string;
  results_count: number;
}

export type AnalyticsEvent =
  | 'focus'
  | 'search_start'
  | 'search_end'
  | 'magnifier'
  | 'return'
  | 'try_this_click'
  | 'facet_change'
  | 'result_click';

interface EventRule {
  active: boolean;
  category: string;
  label: string;
  value: string;
  action: string;
}

interface Settings {
  trackingIds: string[];
  events: Map<string, EventRule>;
}

/** The analytics globals of a page; neither is there until the owner puts it there. */
interface AnalyticsPage {
  gtag?: unknown;
  dataLayer?: unknown;
}

export type Tell = (event: AnalyticsEvent, data: Partial<EventData>) => void;

/** Tells a page's `gtag`, else its data layer; nobody where the method is not `event` or the event is not active. */
export function createAnalytics(raw: unknown, page: AnalyticsPage = window as AnalyticsPage): Tell {
  const settings = readSettings(raw);
  return (event, data) => {
    const rule = settings?.events.get(event);
    if (!settings || !rule?.active) return;
    const { gtag, dataLayer } = page;
    if (typeof gtag === 'function') {
      for (const id of settings.trackingIds) gtag('event', ...gtagEvent(rule, data, id));
    } else if (Array.isArray(dataLayer)) {
      dataLayer.push(layerEvent(rule, data));
    }
  };
}

function gtagEvent(rule: EventRule, data: Partial<EventData>, id: string): [string, Record<string, unknown>] {
  const value = filled(rule.value, data);
  const parameters: Record<string, unknown> = {
    event_category: filled(rule.category, data),
    event_label: filled(rule.label, data),
  };
  // Only a number is a value.
  if (value !== '' && Number.isFinite(Number(value))) parameters.value = Number(value);
  if (id) parameters.send_to = id;
  return [filled(rule.action, data), parameters];
}

const layerEvent = (rule: EventRule, data: Partial<EventData>) => ({
  event: 'gaEvent',
  eventCategory: filled(rule.category, data),
  eventAction: filled(rule.action, data),
  eventLabel: filled(rule.label, data),
});

/** `{phrase}` and its like; what is not known of this event is empty. */
const filled = (text: string, data: Partial<EventData>) =>
  text.replace(
    /\{(search_id|search_name|phrase|option_name|option_value|result_title|result_url|results_count)\}/g,
    (_, name: keyof EventData) => String(data[name] ?? ''),
  );

function readSettings(raw: unknown): Settings | undefined {
  const { method, tracking_id, events } = record(raw);
  if (method !== 'event') return undefined;
  const rules = Object.entries(record(events)).map(([name, rule]) => [name, readRule(name, rule)] as const);
  return { trackingIds: idsOf(tracking_id), events: new Map(rules) };
}

function readRule(name: string, raw: unknown): EventRule {
  const { active, category, label, value, action } = record(raw);
  return {
    active: active === true || active === 1 || active === '1',
    category: text(category),
    label: text(label),
    value: text(value),
    action: text(action) || name,
  };
}

/** Tracking ids, as a list or with commas between; no id means the page's own default. */
function idsOf(written: unknown): string[] {
  const list = Array.isArray(written) ? written : text(written).split(',');
  const ids = list.map((id) => text(id).trim()).filter(Boolean);
  return ids.length > 0 ? [...new Set(ids)] : [''];
}

const record = (value: unknown): Record<string, unknown> => Object(value);

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
