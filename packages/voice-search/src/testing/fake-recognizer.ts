import type { Recognizer, RecognizerConstructor } from '../recognition/recognition';

/** The actions of a recognizer on start; it may throw, and may send events at once. */
export type Script = (recognizer: FakeRecognizer) => void;

/** A browser's recognizer that a test drives. */
export interface FakeRecognizer extends Recognizer {
  calls: ('start' | 'stop' | 'abort')[];
  starts(): void;
  hears(transcript: string): void;
  fails(error: string): void;
  ends(): void;
}

export interface FakeSpeech {
  Recognizer: RecognizerConstructor;
  /** Those that were made, oldest first. */
  made: FakeRecognizer[];
  last(): FakeRecognizer;
  /** The calls of `available`. */
  asked: { langs: string[]; processLocally: boolean }[];
}

interface FakeOptions {
  script?: Script;
  /** The answer of `available`; undefined for a browser without it. */
  device?: string | Error | 'never';
  construct?: () => void;
}

export function fakeSpeech({
  script = () => {},
  device,
  construct = () => {},
}: FakeOptions = {}): FakeSpeech {
  const made: FakeRecognizer[] = [];
  const asked: FakeSpeech['asked'] = [];

  class Fake implements FakeRecognizer {
    lang = '';
    continuous = true;
    interimResults = true;
    maxAlternatives = 0;
    onstart: Recognizer['onstart'] = null;
    onresult: Recognizer['onresult'] = null;
    onnomatch: Recognizer['onnomatch'] = null;
    onerror: Recognizer['onerror'] = null;
    onend: Recognizer['onend'] = null;
    calls: FakeRecognizer['calls'] = [];

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

  const available: RecognizerConstructor['available'] = (options) => {
    asked.push(options);
    if (device instanceof Error) return Promise.reject(device);
    return device === 'never' ? new Promise(() => {}) : Promise.resolve(device ?? '');
  };
  return {
    Recognizer: device === undefined ? Fake : Object.assign(Fake, { available }),
    made,
    asked,
    last() {
      const recognizer = made.at(-1);
      if (!recognizer) throw new Error('no recognizer was made');
      return recognizer;
    },
  };
}
