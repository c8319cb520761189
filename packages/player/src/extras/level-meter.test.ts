import { fakeClock } from '@onda/core/testing/fake-clock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BANDS, levelsOf, watchLevels } from './level-meter';

beforeEach(() => {
  vi.stubGlobal(
    'AnalyserNode',
    class {
      frequencyBinCount = 32;
      getByteFrequencyData = (heard: Uint8Array) => void heard.fill(255);
    },
  );
});

const SOUND = Array<number>(BANDS).fill(1);

function meter(more: { tracks?: number; refuse?: boolean; isStill?: boolean; paused?: boolean } = {}) {
  const clock = fakeClock();
  const page = Object.assign(new EventTarget(), { hidden: false });
  const stop = vi.fn();
  const connected: unknown[] = [];
  const source = { connect: (node: unknown) => connected.push(node), disconnect: vi.fn() };
  const context = {
    destination: 'loudspeaker',
    createMediaStreamSource: () => source,
    createMediaElementSource: vi.fn(),
    resume: vi.fn(async () => {}),
    suspend: vi.fn(async () => {}),
  };
  const tracks = Array.from({ length: more.tracks ?? 1 }, () => ({ stop }));
  const audio = Object.assign(new EventTarget(), {
    paused: more.paused ?? false,
    captureStream: vi.fn(() => {
      if (more.refuse) throw new DOMException('cross-origin', 'SecurityError');
      return { getAudioTracks: () => tracks, getTracks: () => tracks };
    }),
  });
  const state = { isStill: more.isStill ?? false };
  const tell = vi.fn();
  const setup = {
    clock,
    page,
    context: () => context as unknown as AudioContext,
    isStill: () => state.isStill,
  };
  const undo = watchLevels(audio as unknown as HTMLAudioElement, tell, setup);
  const said = () => tell.mock.lastCall?.[0];
  const emit = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type));
  return { clock, page, audio, context, source, connected, stop, state, undo, said, emit };
}

it('tells every 80 ms how loud each band is', async () => {
  const { clock, said, undo } = meter();
  await clock.advance(79);
  expect(said()).toBeNull();
  await clock.advance(1);
  expect(said()).toEqual(SOUND);
  undo();
});

it('listens to a copy, which leads to no loudspeaker; the element stays as it is', () => {
  const { context, connected, undo } = meter();
  expect(context.createMediaElementSource).not.toHaveBeenCalled();
  expect(connected).toHaveLength(1);
  expect(connected).not.toContain(context.destination);
  undo();
});

describe('shows nothing', () => {
  it.each<[string, Parameters<typeof meter>[0]]>([
    ['of a stream that the page may not read', { refuse: true }],
    ['of a stream without sound', { tracks: 0 }],
    ['while it is silent', { paused: true }],
    ['to who wants less motion', { isStill: true }],
  ])('%s', async (_, more) => {
    const { clock, said, undo } = meter(more);
    await clock.advance(1_000);
    expect(said()).toBeNull();
    undo();
  });

  it('where the browser makes no copies', async () => {
    const tell = vi.fn();
    watchLevels(new EventTarget() as unknown as HTMLAudioElement, tell)();
    expect(tell).not.toHaveBeenCalled();
  });
});

it('rests while the page is hidden, and goes on when it is seen again', async () => {
  const { clock, page, said, emit, context, stop, undo } = meter();
  page.hidden = true;
  emit(page, 'visibilitychange');
  await clock.advance(1_000);
  expect([said(), stop.mock.calls.length, context.suspend.mock.calls.length]).toEqual([null, 1, 1]);
  page.hidden = false;
  emit(page, 'visibilitychange');
  await clock.advance(80);
  expect(said()).toEqual(SOUND);
  undo();
});

it('rests when the visitor asks for less motion meanwhile', async () => {
  const { clock, said, state, undo } = meter();
  await clock.advance(80);
  state.isStill = true;
  await clock.advance(80);
  expect(said()).toBeNull();
  undo();
});

it('takes a new copy when another connection begins to sound', async () => {
  const { audio, clock, emit, said, source, undo } = meter();
  audio.paused = true;
  emit(audio, 'pause');
  expect(said()).toBeNull();
  audio.paused = false;
  emit(audio, 'playing');
  await clock.advance(80);
  expect(audio.captureStream).toHaveBeenCalledTimes(2);
  expect(source.disconnect).toHaveBeenCalledTimes(1);
  undo();
});

it('leaves the one context awake while another player is looked at', () => {
  const [one, other] = [meter(), meter()];
  one.undo();
  expect(one.context.suspend).not.toHaveBeenCalled();
  other.undo();
  expect(other.context.suspend).toHaveBeenCalledTimes(1);
});

it('leaves nothing behind', async () => {
  const { undo, audio, clock, emit, stop } = meter();
  undo();
  emit(audio, 'playing');
  await clock.advance(1_000);
  expect([audio.captureStream.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
});

it('takes the loudest of each four frequencies', () => {
  const heard = new Uint8Array(32);
  heard.set([0, 255, 0, 0, 51, 0, 0, 0, 0, 0, 0, 102]);
  expect(levelsOf(heard)).toEqual([1, 0.2, 0.4, 0, 0]);
});
