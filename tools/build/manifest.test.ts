import { expect, it } from 'vitest';
import { entries } from '../../packages/bundle/src/registry';
import { manifestOf } from './manifest';

const files = {
  'onda-1A.js': 'loader',
  'shells-2B.js': 'import"./chunk-player.js";\n',
  'chunk-player.js': 'import{a}from"./chunk-base.js";a(()=>import("./chunk-late.js"));export{a as b};',
  'chunk-base.js': 'export{a};',
  'chunk-late.js': 'import"./chunk-base.js";',
  'voice-3C.js': 'import{a as b}from"./chunk-base.js";b();',
  'style-player-4D.css': '',
  'style-player-more-5E.css': '',
};

it('names the file that holds an element, not one that only leads to it', () => {
  const { chunks } = manifestOf(files);
  expect(chunks['radio-player']).toBe('chunk-player.js');
  expect(chunks['voice-search']).toBe('voice-3C.js');
});

it('knows the file that every element imports', () => {
  const all = Object.fromEntries(
    Object.values(entries).map((entry) => [`${entry}-7G.js`, 'import"./chunk-base.js";run();']),
  );
  expect(manifestOf({ ...all, 'chunk-base.js': 'export{a};' }).base).toBe('chunk-base.js');
  expect(manifestOf({ ...all, 'voice-7G.js': 'run();', 'chunk-base.js': 'export{a};' }).base).toBe('');
});

it('knows the loader and the style sheets by their names', () => {
  const { loader, styles } = manifestOf(files);
  expect(loader).toBe('onda-1A.js');
  expect(styles).toMatchObject({ player: 'style-player-4D.css', 'player-more': 'style-player-more-5E.css' });
});

it('knows the script of a page whose only element counts its views', () => {
  const { lone } = manifestOf({ ...files, 'onda-lone-recorder-9K.js': 'count()' });
  expect(lone).toEqual({ 'view-recorder': 'onda-lone-recorder-9K.js' });
});

it('gives two elements with one source the same sheet', () => {
  const { styles } = manifestOf({ ...files, 'style-newsletter-form-8H.css': 'form{}' });
  expect(styles['newsletter-form']).toBe('style-newsletter-form-8H.css');
  expect(styles['newsletter-manage']).toBe('style-newsletter-form-8H.css');
});

it('weighs each sheet and each set of sheets with its response head', () => {
  const set = { 'style-set-core-9I.css': 'form{}' };
  const { sets, weights } = manifestOf({ ...files, ...set, 'style-asp-search-1J.css': 'form{}' });
  expect(sets.core).toMatchObject({ file: 'style-set-core-9I.css', weight: 286 });
  expect(sets.core?.styles).toContain('asp-search');
  expect(weights['style-asp-search-1J.css']).toBe(286);
});
