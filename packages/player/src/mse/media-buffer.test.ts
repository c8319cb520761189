import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMediaBuffer } from './media-buffer';

const calls: string[] = [];
let sources: FakeSource[] = [];

class FakeBuffer extends EventTarget {
  updating = false;
  mode = '';
  begin = 0;
  get buffered() {
    return { length: 1, start: () => this.begin };
  }
  appendBuffer(bytes: Uint8Array) {
    if (bytes[0] === 255) throw new Error('quota');
    this.updating = true;
    calls.push(`append ${bytes[0]}`);
  }
  remove(from: number, to: number) {
    this.updating = true;
    this.begin = to;
    calls.push(`remove ${from} ${to}`);
  }
  done() {
    this.updating = false;
    this.dispatchEvent(new Event('updateend'));
  }
}

class FakeSource extends EventTarget {
  readyState = 'closed';
  duration = 0;
  buffer = new FakeBuffer();
  constructor() {
    super();
    sources.push(this);
  }
  addSourceBuffer(mime: string) {
    if (mime === 'audio/none') throw new Error('not supported');
    calls.push(mime);
    return this.buffer;
  }
  open() {
    this.readyState = 'open';
    this.dispatchEvent(new Event('sourceopen'));
  }
}

beforeEach(() => {
  calls.length = 0;
  sources = [];
  vi.stubGlobal('MediaSource', FakeSource);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void calls.push(`revoke ${url}`));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function made() {
  const state = { position: 0, failures: 0 };
  const buffer = createMediaBuffer(
    () => state.position,
    () => (state.failures += 1),
  );
  const [source = new FakeSource()] = sources;
  return { ...buffer, state, source };
}

const frame = (name: number) => new Uint8Array([name]);

it('appends one after the other, whichever of format and element comes first', () => {
  const { begin, append, source } = made();
  append(frame(1));
  begin('audio/mpeg');
  append(frame(2));
  expect(calls).toEqual([]);
  source.open();
  expect(calls).toEqual(['revoke blob:one', 'audio/mpeg', 'append 1']);
  source.buffer.done();
  expect(calls.at(-1)).toBe('append 2');
  expect([source.buffer.mode, source.duration]).toEqual(['sequence', Number.POSITIVE_INFINITY]);
});

it('throws away what was heard: with more than 20 s behind, all but 10', () => {
  const { begin, append, source, state } = made();
  begin('audio/mpeg');
  source.open();
  state.position = 20;
  append(frame(1));
  source.buffer.done();
  state.position = 20.1;
  append(frame(2));
  expect(calls.slice(2)).toEqual(['append 1', 'remove 0 10.100000000000001']);
  source.buffer.done();
  expect(calls.at(-1)).toBe('append 2');
});

it.each([
  ['the format', 'audio/none', 1],
  ['the bytes', 'audio/mpeg', 255],
])('fails when the browser does not take %s', (_, mime, name) => {
  const { begin, append, source, state } = made();
  begin(mime);
  source.open();
  append(frame(name));
  expect(state.failures).toBeGreaterThan(0);
});

it('does nothing any more once it is closed', () => {
  const { begin, append, close, source } = made();
  close();
  begin('audio/mpeg');
  append(frame(1));
  source.open();
  expect(calls.filter((call) => !call.startsWith('revoke'))).toEqual([]);
});
