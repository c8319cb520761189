import { expect, it } from 'vitest';
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

it('preloads what an element imports at once, and nothing that it imports later', () => {
  expect(manifestOf(files).preload['radio-player']).toEqual(['chunk-player.js', 'chunk-base.js']);
});

it('knows the loader and the style sheets by their names', () => {
  const { loader, styles } = manifestOf(files);
  expect(loader).toBe('onda-1A.js');
  expect(styles).toEqual({ player: 'style-player-4D.css', 'player-more': 'style-player-more-5E.css' });
});
