import { translator } from '@onda/core/i18n/messages';
import { defaultsOf } from '@onda/core/testing/fake-host';
import { describe, expect, it } from 'vitest';
import { RETURN_MS } from '../box/bind-box';
import { SCROLL_OFFSET } from '../box/offer-keywords';
import { aspSearch } from '../contract';
import { filterMessages } from '../filters/messages';
import { pageMessages } from '../layouts/page-messages';
import { SWIPE_MS, SWIPE_PX } from '../layouts/swipe';
import { printedMessages } from '../messages';
import { panelMessages } from '../panel-messages';
import { pauseMessages } from '../pause/messages';
import { MAX_CACHED } from '../search/result-cache';
import { CHECK_MS } from '../search/store';
import { ANIMATED, STAGGER_MS } from '../view/animate';
import { RESTORE_MS } from '../view/body-scroll';
import { NEAR_PX, SETTLED_MS } from '../view/more';
import { FIRST_HEIGHT_PX } from '../view/sizing';
import { LONGEST_MS } from '../wire/api';
import { LAYOUTS, REDIRECT_ACTIONS, SHOW_MORE_ACTIONS } from './choices';
import { COPIES, IDS } from './instance';
import { readOptions } from './options';

it('has every option of an instance, with its default (M-3 and M-9)', () => {
  const defaults = defaultsOf({ ...aspSearch, attributes: aspSearch.lateAttributes });
  expect(defaults).toMatchObject({
    id: '1',
    iid: 0,
    rid: '',
    itemscount: 4,
    preventBodyScroll: false,
    highlight: true,
    highlightWholewords: false,
    statistics: false,
    autocomplete: false,
    autocompleteMobile: true,
    autocompleteGoogleOnly: false,
    autocompleteLang: 'es',
    autocompleteTriggerCharcount: 2,
    triggerType: true,
    triggerDelay: 200,
    triggerAutocompleteDelay: 310,
    compact: false,
    resPageUseAjax: false,
    resPageSelector: '',
    wooShopUseAjax: false,
    wooShopSelector: '',
    cptArchiveUseAjax: false,
    cptArchiveSelector: '',
    taxArchiveUseAjax: false,
    taxArchiveSelector: '',
    timeout: 0,
    charcount: 2,
    resultstype: 'vertical',
    isotopicColumns: 3,
    isotopicItems: 6,
    animation: 'fadedrop',
    showMoreAction: 'ajax',
    topKeywordsAction: 'search',
    triggerReturn: 'results_page',
  });
  expect(aspSearch.actions).toEqual([
    'ajaxsearchpro_search',
    'ajaxsearchpro_autocomplete',
    'ajaxsearchpro_addkeyword',
  ]);
  expect([aspSearch.tag, aspSearch.shortcodes]).toEqual([
    'asp-search',
    ['asp_search', 'wpdreams_ajaxsearchpro'],
  ]);
});

describe('the limits of M-9', () => {
  it.each([
    ['instance ids', IDS, 50],
    ['copies of one', COPIES, 25],
    ['Enter, ms', RETURN_MS, 300],
    ['search with check, ms', CHECK_MS, 50],
    ['infinite scroll, px', NEAR_PX, 20],
    ['stagger, ms', STAGGER_MS, 45],
    ['animated results', ANIMATED, 80],
    ['offset of the box, part of the window', SCROLL_OFFSET, 0.1],
    ['swipe, px', SWIPE_PX, 20],
    ['swipe, ms', SWIPE_MS, 500],
    ['first height, px', FIRST_HEIGHT_PX, 30],
    ['scroll restored, ms', RESTORE_MS, 300],
    ['longest search, ms', LONGEST_MS, 10_000],
    ['answers kept', MAX_CACHED, 50],
  ])('%s', (_, number, expected) => expect(number).toBe(expected));

  it('infinite scroll rests for 60 to 80 ms', () => {
    expect(SETTLED_MS).toBeGreaterThanOrEqual(60);
    expect(SETTLED_MS).toBeLessThanOrEqual(80);
  });

  it.each([
    ['layouts', LAYOUTS, ['vertical', 'horizontal', 'polaroid', 'isotopic']],
    [
      'redirects',
      REDIRECT_ACTIONS,
      [
        'results_page',
        'woo_results_page',
        'elementor_page',
        'custom',
        'first_result',
        'ajax_search',
        'nothing',
      ],
    ],
    [
      'show more',
      SHOW_MORE_ACTIONS,
      ['ajax', 'results_page', 'woo_results_page', 'elementor_page', 'custom'],
    ],
    ['animations', aspSearch.lateAttributes.animation.values, ['fadedrop', 'fade', 'none']],
  ])('%s', (_, values, expected) => expect(values).toEqual(expected));
});

describe('the texts of M-8, byte for byte', () => {
  const t = translator(panelMessages, 'en');
  it.each([
    ['failed', 'The request failed. Please check your connection! Status: 500'],
    ['missingTitle', 'Ajax Search Pro Error'],
    ['missing', 'Please look up "The response data is missing" in the documentation.'],
    ['tryThis', 'Try this'],
  ] as const)('%s', (key, text) => expect(t(key, { status: 500 })).toBe(text));
});

it.each([
  ['printed', printedMessages],
  ['of the panel', panelMessages],
  ['of the filters', filterMessages],
  ['of the pages', pageMessages],
  ['of a pause', pauseMessages],
])('the texts %s are there in both languages, with the same places for values', (_, { es, en }) => {
  const places = (texts: Record<string, string>) =>
    Object.entries(texts).map(([key, text]) => [key, text.match(/\{\w+\}/g)?.sort() ?? []]);
  expect(places(es)).toEqual(places(en));
});

describe('what the page wrote', () => {
  const written = (json: string) => {
    const element = document.createElement('asp-search');
    element.innerHTML = `<script type="application/json">${json}</script>`;
    return readOptions(element);
  };

  it('in groups is read into them, but for what is an object itself', () => {
    const analytics = { method: 'event', tracking_id: 'G-1' };
    const options = written(JSON.stringify({ analytics, trigger: { delay: 7 }, compact: { enabled: true } }));
    expect(options).toMatchObject({ analytics, triggerDelay: 7, compact: true });
  });

  it.each(['{', '', 'null', '7', '[]'])('as %j says nothing', (json) => {
    expect(written(json)).toEqual(written('{}'));
  });
});
