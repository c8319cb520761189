import type { Recogniser, RecogniserConstructor } from '../recognition';

/** What one recogniser does when it is started; it may throw, and may tell at once. */
export type Script = (recogniser: FakeRecogniser) => void;

/** A browser's recogniser that a test drives. */
export interface FakeRecogniser extends Recogniser {
  calls: ('start' | 'stop' | 'abort')[];
  starts(): void;
  hears(transcript: string): void;
  fails(error: string): void;
  ends(): void;
}

export interface FakeSpeech {
  Recogniser: RecogniserConstructor;
  /** Those that were made, oldest first. */
  made: FakeRecogniser[];
  last(): FakeRecogniser;
  /** What `available` was asked. */
  asked: { langs: string[]; processLocally: boolean }[];
}

interface Behaviour {
  script?: Script;
  /** What `available` answers; without it the browser has no such question. */
  device?: string | Error | 'never';
  construct?: () => void;
}

export function fakeSpeech({ script = () => {}, device, construct = () => {} }: Behaviour = {}): FakeSpeech {
  const made: FakeRecogniser[] = [];
  const asked: FakeSpeech['asked'] = [];

  class Fake implements FakeRecogniser {
    lang = '';
    continuous = true;
    interimResults = true;
    maxAlternatives = 0;
    onstart: Recogniser['onstart'] = null;
    onresult: Recogniser['onresult'] = null;
    onnomatch: Recogniser['onnomatch'] = null;
    onerror: Recogniser['onerror'] = null;
    onend: Recogniser['onend'] = null;
    calls: FakeRecogniser['calls'] = [];

    constructor() {
      construct();
      made.push(this);
    }
    start() {
      this.calls.push('start');
      script(this);
    }
    stop() {
      this.calls.push('stop');
    }
    abort() {
      this.calls.push('abort');
    }
    starts() {
      this.onstart?.();
    }
    hears(transcript: string) {
      this.onresult?.({ results: [[{ transcript }]] });
    }
    fails(error: string) {
      this.onerror?.({ error });
    }
    ends() {
      this.onend?.();
    }
  }

  const available: RecogniserConstructor['available'] = (options) => {
    asked.push(options);
    if (device instanceof Error) return Promise.reject(device);
    return device === 'never' ? new Promise(() => {}) : Promise.resolve(device ?? '');
  };
  return {
    Recogniser: device === undefined ? Fake : Object.assign(Fake, { available }),
    made,
    asked,
    last() {
      const recogniser = made.at(-1);
      if (!recogniser) throw new Error('no recogniser was made');
      return recogniser;
    },
  };
}
