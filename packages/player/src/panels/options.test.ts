import { parseAttribute } from '@onda/core/element/attributes';
import type { AttributeSpec } from '@onda/core/element/contract';
import { describe, expect, it } from 'vitest';
import { radioPlayer } from '../contract';
import { panelAttributes } from './contract';
import { panelMessages } from './messages';

/** Every option, default and text of the panels. Gestures have gestures.test.ts. */
type Option = keyof typeof panelAttributes;

it('promises the options to page authors', () => {
  expect(radioPlayer.lateAttributes).toBe(panelAttributes);
});

describe('an option that the page does not write', () => {
  it.each<[Option, unknown]>([
    ['showHistoryBut', true],
    ['showBioBut', true],
    ['showLyricsBut', true],
    ['showFacebookBut', true],
    ['showTwitterBut', true],
    ['shareNetworks', 'facebook, x, whatsapp, telegram, bluesky, mastodon'],
    ['levelMeter', false],
    ['facebookAppId', ''],
    ['lyricsUrl', ''],
    ['numberOfThumbsPerScreen', 3],
    ['historyRecordTitleLimit', 25],
    ['historyRecordAuthorLimit', 36],
  ])('%s is %s', (name, value) => {
    expect(parseAttribute(null, panelAttributes[name]).value).toBe(value);
  });
});

describe('an option that the page writes', () => {
  it.each<[Option, string, unknown]>([
    ['showHistoryBut', 'false', false],
    ['showBioBut', '0', false],
    ['showLyricsBut', 'no', false],
    ['showFacebookBut', 'off', false],
    ['showTwitterBut', '', true],
    ['levelMeter', 'yes', true],
    ['facebookAppId', '77', '77'],
    ['lyricsUrl', 'https://letras.test/{title}', 'https://letras.test/{title}'],
    ['numberOfThumbsPerScreen', '5', 5],
    ['numberOfThumbsPerScreen', '0', 3],
    ['numberOfThumbsPerScreen', '31', 3],
    ['numberOfThumbsPerScreen', 'many', 3],
    ['historyRecordTitleLimit', '40', 40],
    ['historyRecordTitleLimit', '-1', 25],
    ['historyRecordAuthorLimit', '', 36],
  ])('%s="%s" is %s', (name, text, value) => {
    const spec: AttributeSpec = panelAttributes[name];
    expect(parseAttribute(text, spec).value).toBe(value);
  });
});

describe('a text of the specification', () => {
  it.each<[keyof (typeof panelMessages)['en'], string]>([
    ['historyHeading', 'HISTORY - latest played songs'],
    ['readingHistory', 'reading history...'],
    ['bioHeading', 'Bio'],
    ['lyricsText', 'lyrics'],
  ])('%s', (key, text) => {
    expect(panelMessages.en[key]).toBe(text);
  });

  it('has every key in Spanish too', () => {
    expect(Object.keys(panelMessages.es)).toEqual(Object.keys(panelMessages.en));
  });
});
