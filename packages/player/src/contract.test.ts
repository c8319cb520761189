import { parseAttribute } from '@onda/core/element/attributes';
import { expect, it } from 'vitest';
import { radioPlayer } from './contract';
import { pollSeconds } from './on-air/poll-seconds';

const { initialVolume, nowPlayingInterval, showVolume, preserveOriginalUpperLowerCase } =
  radioPlayer.attributes;

it('is as loud as it can be where the page says nothing', () => {
  expect(parseAttribute(null, initialVolume).value).toBe(1);
  expect(parseAttribute(null, showVolume).value).toBe(true);
});

it('asks every 40 s where the page says nothing', () => {
  expect(pollSeconds(Number(parseAttribute(null, nowPlayingInterval).value))).toBe(40);
});

it('writes artists with initial capitals where the page says nothing', () => {
  expect(parseAttribute(null, preserveOriginalUpperLowerCase).value).toBe(false);
});

it('changes pages as the browser does where the page says nothing', () => {
  expect(parseAttribute(null, radioPlayer.attributes.seamless).value).toBe(false);
});

it('promises the site’s own scripts its events', () => {
  const promised = ['play', 'pause', 'state', 'track', 'error', 'page'];
  expect(Object.keys(radioPlayer.events).toSorted()).toEqual(promised.toSorted());
});
