import { fakeClock } from '@onda/core/testing/fake-clock';
import { expect, it } from 'vitest';
import { fakeSpeech } from '../testing/fake-recognizer';
import { placeOf } from './place';

const place = (device: string | Error | undefined, mayLeave: boolean, clock = fakeClock()) => {
  const speech = fakeSpeech(device === undefined ? {} : { device });
  return { speech, clock, answer: placeOf(speech.Recognizer, { lang: 'es-ES', mayLeave, clock }) };
};

it.each([
  ['available', true, 'device'],
  ['available', false, 'device'],
  ['downloadable', true, 'service'],
  ['downloadable', false, 'device'],
  ['downloading', true, 'service'],
  ['unavailable', true, 'service'],
  ['unavailable', false, 'nowhere'],
  [undefined, true, 'service'],
  [undefined, false, 'nowhere'],
  [new Error('no'), true, 'service'],
  [new Error('no'), false, 'nowhere'],
])('a device that says %s, service allowed %s: %s', async (device, mayLeave, expected) => {
  expect(await place(device, mayLeave).answer).toBe(expected);
});

it('asks for the language, on the device', async () => {
  const { speech, answer } = place('available', true);
  await answer;
  expect(speech.asked).toEqual([{ langs: ['es-ES'], processLocally: true }]);
});

it('waits 2 s for the answer, and leaves no timer', async () => {
  const { clock, answer } = place('never', true);
  await clock.advance(1_999);
  expect(clock.waiting()).toBe(1);
  await clock.advance(1);
  expect(await answer).toBe('service');
  expect(clock.waiting()).toBe(0);
});
