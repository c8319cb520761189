import { describe, expect, it } from 'vitest';
import { namedSites } from './named-sites';

describe('the sites that a page asks of', () => {
  it.each([
    ['no control', '', ''],
    ['controls that name none', '<fav-button post-id="4"></fav-button><fav-count></fav-count>', ''],
    [
      'sites',
      '<fav-button site-id="2"></fav-button><fav-count site-id="5"></fav-count><fav-clear></fav-clear>',
      '2,5',
    ],
    ['what is no number', '<fav-button post-id="4" site-id="2&action=x"></fav-button>', 'NaN'],
  ])('%s', (_, markup, sites) => {
    document.body.innerHTML = markup;
    expect(namedSites()).toBe(sites);
  });
});
