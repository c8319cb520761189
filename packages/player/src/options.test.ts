import { parseAttribute, spellings } from '@onda/core/element/attributes';
import type { AttributeSpec } from '@onda/core/element/contract';
import { translator } from '@onda/core/i18n/messages';
import { describe, expect, it } from 'vitest';
import { radioPlayer } from './contract';
import { playerMessages } from './messages';
import { pollSeconds } from './on-air/poll-seconds';
import { present } from './present';
import { createPlayer } from './store';
import { fakePlayer } from './testing/fake-player';
import { fakeSound } from './testing/fake-sound';
import type { PlayerAttributes } from './texts';

const attributes: Record<string, AttributeSpec> = radioPlayer.attributes;

/** The parsed value of an attribute `text`. */
const read = (name: string, text: string | null) =>
  parseAttribute(text, attributes[name] ?? expect.fail(`there is no ${name}`)).value;

/** each option of the main view, how a page writes it, and what holds where it does not. */
const DEFAULTS: [option: string, written: string, standard: unknown][] = [
  ['radioStream', 'radio_stream', ''],
  ['radioName', 'radio_name', ''],
  ['playerWidth', 'playerwidth', 355],
  ['imageHeight', 'imageheight', 355],
  ['initialVolume', 'initialvolume', 1],
  ['autoPlay', 'autoplay', false],
  ['sticky', 'sticky', false],
  ['startMinified', 'startminified', false],
  ['showOnlyPlayButton', 'showonlyplaybutton', false],
  ['showVolume', 'showvolume', true],
  ['nowPlayingInterval', 'nowplayinginterval', 40],
  ['grabLastFmPhoto', 'grablastfmphoto', false],
  ['noImageAvailable', 'noimageavailable', ''],
  ['preserveOriginalUpperLowerCase', 'preserveoriginalupperlowercase', false],
  ['colorOn', 'color_on', 'currentcolor'],
  ['colorOff', 'color_off', 'currentcolor'],
];

it.each(DEFAULTS)(
  '%s may be written %s and is %s where the page says nothing',
  (option, written, standard) => {
    expect(spellings(option)).toContain(written);
    expect(read(option, null)).toBe(standard);
  },
);

/** Out of these, the default holds. */
const BOUNDS: [option: string, least: number, most: number][] = [
  ['playerWidth', 160, 1600],
  ['imageHeight', 40, 1600],
  ['initialVolume', 0, 1],
  ['nowPlayingInterval', 0, 3600],
];

it.each(BOUNDS)('%s is a number from %d to %d', (option, least, most) => {
  const standard = read(option, null);
  expect(read(option, String(least))).toBe(least);
  expect(read(option, String(most))).toBe(most);
  for (const wrong of [String(least - 0.01), String(most + 0.01), 'wide', '', 'NaN', '1e999'])
    expect(read(option, wrong)).toBe(standard);
});

const SWITCHES = [
  'autoPlay',
  'sticky',
  'startMinified',
  'showOnlyPlayButton',
  'showVolume',
  'grabLastFmPhoto',
  'preserveOriginalUpperLowerCase',
];

it.each(SWITCHES)('%s is switched by every word that a page may use', (option) => {
  for (const yes of ['', 'true', '1', 'yes', 'on']) expect(read(option, yes)).toBe(true);
  for (const no of ['false', '0', 'no', 'off', 'FALSE']) expect(read(option, no)).toBe(false);
});

it.each(['radioStream', 'noImageAvailable'])('%s is a web address or nothing', (option) => {
  expect(read(option, 'https://radio.test/a')).toBe('https://radio.test/a');
  for (const wrong of ['javascript:alert(1)', 'data:text/html,x']) expect(read(option, wrong)).toBe('');
});

describe('rules', () => {
  const t = translator(playerMessages, 'es');
  const shown = (written: Partial<PlayerAttributes>, isMinimized = written.startMinified) => {
    const { host } = fakePlayer(written);
    const dependencies = { sound: fakeSound(), oneAudio: { take: () => {}, release: () => {} } };
    const setup = { stream: 'https://radio.test/a', source: 'a', initialVolume: 1 };
    const player = createPlayer(dependencies, { ...setup, isMinimized });
    return present(player.store.getState(), host.attributes.getState(), t);
  };

  it.each([
    [29.9, 44],
    [30, 30],
    [40, 40],
  ])('nowPlayingInterval of %d s is taken as %d', (written, taken) =>
    expect(pollSeconds(written)).toBe(taken),
  );

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('with sticky %s, startMinified %s starts minimized: %s', (sticky, startMinified, isMinimized) =>
    expect(shown({ sticky, startMinified }).isMinimized).toBe(isMinimized),
  );
});

describe('the template', () => {
  const player = (written: Partial<PlayerAttributes>) => fakePlayer(written).host.part('player');

  it.each([
    ['showVolume', 'volume'],
    ['showOnlyPlayButton', 'only'],
    ['sticky', 'sticky'],
    ['startMinified', 'minimised'],
  ])('says %s as data-%s, for the style sheet', (option, name) => {
    expect(player({ [option]: true }).dataset[name]).toBe('');
    expect(player({ [option]: false }).dataset[name]).toBeUndefined();
  });

  it('is as wide as playerWidth, and its cover has the shape that imageHeight gives it, without a style', () => {
    const printed = player({ playerWidth: 500, imageHeight: 200 });
    expect(printed.querySelector('.width')?.getAttribute('width')).toBe('500');
    expect(printed.querySelector('.art svg')?.getAttribute('viewBox')).toBe('0 0 500 200');
    expect(printed.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('has the colors of the page, those of what sounds and those of what does not', () => {
    const printed = player({ colorOn: 'green', colorOff: 'red' });
    const color = (name: string, attribute: string) => printed.querySelector(name)?.getAttribute(attribute);
    expect([color('.if-busy', 'fill'), color('.waves', 'stroke')]).toEqual(['green', 'green']);
    expect([color('.if-idle', 'fill'), color('.cross', 'stroke')]).toEqual(['red', 'red']);
  });

  it('takes a color that is markup as text', () => {
    expect(player({ colorOn: '"><img src=x onerror=alert(1)>' }).querySelectorAll('img')).toHaveLength(1);
  });

  it('asks for the sheet of the bar at once only when it is sticky', () => {
    const link = (sticky: boolean) => fakePlayer({ sticky }).host.root.querySelector('link:last-of-type');
    expect(link(true)?.getAttribute('rel')).toBe('stylesheet');
    expect(link(false)?.getAttribute('rel')).toBe('');
  });
});
