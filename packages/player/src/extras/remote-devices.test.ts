import { expect, it, vi } from 'vitest';
import { remoteDevices } from './remote-devices';

const audioWith = (more: object) => Object.assign(new EventTarget(), more) as unknown as HTMLAudioElement;

const remoteWith = (more: object) =>
  audioWith({
    remote: { watchAvailability: async () => 1, cancelWatchAvailability: async () => {}, ...more },
  });

it.each<[string, object]>([
  ['the browser has none', {}],
  ['the page forbids it', { disableRemotePlayback: true, remote: {} }],
  ['HLS needs the element for itself', { disableRemotePlayback: true, webkitShowPlaybackTargetPicker() {} }],
])('offers nothing where %s', (_, more) => {
  expect(remoteDevices(audioWith(more))).toBeNull();
});

it('is AirPlay on Apple’s browsers, while there is a device', async () => {
  const webkitShowPlaybackTargetPicker = vi.fn();
  const audio = audioWith({ webkitShowPlaybackTargetPicker, remote: {} });
  const devices = remoteDevices(audio);
  const tell = vi.fn();
  const undo = devices?.watch(tell);
  const emit = (availability: string) =>
    audio.dispatchEvent(
      Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability }),
    );
  emit('available');
  emit('not-available');
  undo?.();
  emit('available');
  expect(tell.mock.calls).toEqual([[true], [false]]);
  expect(await devices?.choose()).toBe(true);
  expect(webkitShowPlaybackTargetPicker).toHaveBeenCalledTimes(1);
});

it.each([
  ['NotSupportedError', [[true]]],
  ['InvalidStateError', [[false]]],
])('where the browser does not look around by itself (%s) says %j', async (name, told) => {
  const watchAvailability = () => Promise.reject(new DOMException('', name));
  const tell = vi.fn();
  remoteDevices(remoteWith({ watchAvailability }))?.watch(tell);
  await vi.waitFor(() => expect(tell.mock.calls).toEqual(told));
});

it('stops a watch that began after nobody wanted it any more', async () => {
  const cancelWatchAvailability = vi.fn(async () => {});
  let begin = (_id: number) => {};
  const watchAvailability = () => new Promise<number>((done) => (begin = done));
  const undo = remoteDevices(remoteWith({ watchAvailability, cancelWatchAvailability }))?.watch(() => {});
  undo?.();
  begin(7);
  await vi.waitFor(() => expect(cancelWatchAvailability).toHaveBeenCalledWith(7));
});

it.each([
  ['NotAllowedError', true],
  ['AbortError', true],
  ['NotFoundError', false],
])('a choice that ends with %s: found something, %s', async (name, isFound) => {
  const prompt = () => Promise.reject(new DOMException('', name));
  expect(await remoteDevices(remoteWith({ prompt }))?.choose()).toBe(isFound);
});
