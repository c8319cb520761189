import { vi } from 'vitest';

/** A pushed feed in the hands of a test. */
export interface FakeEventSource {
  url: string;
  isClosed: boolean;
  readyState: number;
  onmessage: EventSource['onmessage'];
  onerror: EventSource['onerror'];
  close(): void;
  /** The server pushes a frame. */
  push(data: unknown): void;
  /** A fault; with 2 the browser does not try again. */
  fault(readyState: 0 | 2): void;
}

export interface FakeEventSources {
  open(url: string): FakeEventSource;
  opened: FakeEventSource[];
  /** The newest; throws when there is none. */
  last(): FakeEventSource;
}

export function fakeEventSources(): FakeEventSources {
  const opened: FakeEventSource[] = [];
  return {
    opened,
    open(url) {
      const source = fakeSource(url);
      opened.push(source);
      return source;
    },
    last() {
      const last = opened.at(-1);
      if (!last) throw new Error('nothing was opened');
      return last;
    },
  };
}

/** Every `new EventSource()` of the page is one of these until `vi.unstubAllGlobals`. */
export function stubEventSource(): FakeEventSources {
  const sources = fakeEventSources();
  const construct = (_: unknown, [url]: string[]) => sources.open(url ?? '');
  vi.stubGlobal('EventSource', new Proxy(Object, { construct }));
  return sources;
}

/** A frame as AzuraCast pushes it when another song begins, and as it replies. */
export const azuracastFrame = (title: string, times?: AiringTimes): string =>
  JSON.stringify({ pub: { data: { np: azuracastStation(title, times) } } });

export const azuracastStation = (title: string, times?: AiringTimes) => ({
  is_online: true,
  now_playing: { song: { artist: 'Faro', title }, ...times },
});

/** In seconds, the beginning since 1970. */
export interface AiringTimes {
  played_at: number;
  duration: number;
}

function fakeSource(url: string): FakeEventSource {
  const source: FakeEventSource = {
    url,
    isClosed: false,
    readyState: 1,
    onmessage: null,
    onerror: null,
    close() {
      source.isClosed = true;
    },
    push: (data) => source.onmessage?.call({} as EventSource, new MessageEvent('message', { data })),
    fault(readyState) {
      source.readyState = readyState;
      source.onerror?.call({} as EventSource, new Event('error'));
    },
  };
  return source;
}
