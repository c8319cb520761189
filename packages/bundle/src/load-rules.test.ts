import { expect, it } from 'vitest';
import { loadRules } from './load-rules';

it('joins the rules of the contracts by their reasons', () => {
  const rules = loadRules([
    { tag: 'x-plain' },
    { tag: 'x-recorder', load: { atOnce: '*' } },
    { tag: 'x-player', load: { atOnce: '[autoplay]', stored: 'listening' } },
    { tag: 'x-search', load: { query: '[?&]s=' } },
    { tag: 'x-masthead', load: { query: '[?&]s=' } },
    { tag: 'x-news', load: { onScroll: true } },
    { tag: 'x-top', load: { atOnce: '[for]', onScroll: true, nearScreen: false } },
    { tag: 'x-form', load: { atOnce: '.over', onTouch: true } },
    { tag: 'x-lightbox', load: { near: 'img' } },
  ]);
  expect(rules).toEqual({
    atOnce: {
      '': '[loading="eager"],x-recorder,x-player:is([autoplay]),x-top:is([for]),x-form:is(.over)',
      listening: 'x-player',
      '?[?&]s=': 'x-search,x-masthead',
    },
    onScroll: 'x-news,x-top',
    onTouch: 'x-form',
    notNear: 'x-top',
    near: { 'x-lightbox': 'img' },
  });
});
