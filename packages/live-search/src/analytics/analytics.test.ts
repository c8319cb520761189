import { describe, expect, it } from 'vitest';
import { type AnalyticsEvent, createAnalytics, type EventData } from './analytics';

const DATA: EventData = {
  search_id: 1,
  search_name: 'Principal',
  phrase: 'música',
  option_name: 'Sección',
  option_value: 'Cultura',
  result_title: 'Cien canciones',
  result_url: 'https://radio.test/cien/',
  results_count: 7,
};

const NAMES: AnalyticsEvent[] = [
  'focus',
  'search_start',
  'search_end',
  'magnifier',
  'return',
  'try_this_click',
  'facet_change',
  'result_click',
];

const rule = (changes: object = {}) => ({
  active: 1,
  category: 'Search {search_id}',
  label: '{phrase} in {search_name}',
  value: '{results_count}',
  action: 'found',
  ...changes,
});

const settings = (changes: object = {}, events: object = { search_end: rule() }) => ({
  method: 'event',
  tracking_id: 'G-1',
  events,
  ...changes,
});

function told(
  raw: unknown,
  event: AnalyticsEvent = 'search_end',
  page: { gtag?: unknown; dataLayer?: unknown } = {},
) {
  const calls: unknown[][] = [];
  createAnalytics(
    raw,
    'dataLayer' in page ? page : { gtag: (...args: unknown[]) => calls.push(args), ...page },
  )(event, DATA);
  return calls;
}

describe('gtag', () => {
  it('hears category, label, value and whom it is for', () => {
    expect(told(settings())).toEqual([
      [
        'event',
        'found',
        { event_category: 'Search 1', event_label: 'música in Principal', value: 7, send_to: 'G-1' },
      ],
    ]);
  });

  it.each([
    ['with commas', 'G-1, UA-2,, G-1', ['G-1', 'UA-2']],
    ['as a list', ['G-1', 'UA-2'], ['G-1', 'UA-2']],
    ['none', '', [undefined]],
    ['not written', undefined, [undefined]],
  ])('hears it once for each tracking id: %s', (_, tracking_id, ids) => {
    const calls = told(settings({ tracking_id }));
    expect(calls.map(([, , parameters]) => (parameters as { send_to?: string }).send_to)).toEqual(ids);
  });

  it('hears every field of the specification', () => {
    const label = Object.keys(DATA)
      .map((name) => `{${name}}`)
      .join('|');
    const [[, , parameters] = []] = told(settings({}, { search_end: rule({ label }) }));
    expect(parameters).toMatchObject({ event_label: Object.values(DATA).join('|') });
  });

  it('hears no value that is no number, and the event’s own name where no action is written', () => {
    expect(told(settings({}, { search_end: rule({ value: 'many', action: '' }) }))).toEqual([
      [
        'event',
        'search_end',
        { event_category: 'Search 1', event_label: 'música in Principal', send_to: 'G-1' },
      ],
    ]);
  });

  it.each(NAMES)('hears %s, in the same words', (name) => {
    const events = Object.fromEntries(NAMES.map((one) => [one, rule({ action: one, value: '' })]));
    expect(told(settings({}, events), name)).toEqual([
      ['event', name, { event_category: 'Search 1', event_label: 'música in Principal', send_to: 'G-1' }],
    ]);
  });
});

describe('the data layer', () => {
  it('gets one entry where there is no gtag', () => {
    const dataLayer: unknown[] = [];
    told(settings({ tracking_id: 'G-1,G-2' }), 'search_end', { dataLayer });
    expect(dataLayer).toEqual([
      {
        event: 'gaEvent',
        eventCategory: 'Search 1',
        eventAction: 'found',
        eventLabel: 'música in Principal',
      },
    ]);
  });

  it('gets nothing where gtag has heard it', () => {
    const dataLayer: unknown[] = [];
    const calls: unknown[] = [];
    told(settings(), 'search_end', { dataLayer, gtag: (...args: unknown[]) => calls.push(args) });
    expect([calls.length, dataLayer]).toEqual([1, []]);
  });
});

it.each([true, 1, '1'])('an event is active where PHP says %j', (active) => {
  expect(told(settings({}, { search_end: rule({ active }) }))).toHaveLength(1);
});

describe('nobody hears anything', () => {
  it.each([
    ['another method', settings({ method: 'pageview' })],
    ['no method', settings({ method: undefined })],
    ['an event that is not active', settings({}, { search_end: rule({ active: 0 }) })],
    ['another event', settings({}, { focus: rule() })],
    ['no events', settings({ events: null })],
    ['no settings', undefined],
    ['settings that are none', 'event'],
  ])('with %s', (_, raw) => {
    expect(told(raw)).toEqual([]);
  });

  it('on a page with neither', () => {
    expect(() => createAnalytics(settings(), {})('search_end', DATA)).not.toThrow();
  });
});
