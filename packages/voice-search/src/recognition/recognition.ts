/** The half of the browser's interface that is used here. */
export interface Recognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  processLocally?: boolean;
  onstart: (() => void) | null;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onnomatch: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface RecognizerConstructor {
  new (): Recognizer;
  /** Only where speech may stay on the device: `available`, `downloadable`, `downloading` or `unavailable`. */
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

/** The events of one recognition. `unusable`: none could be made at all. */
export type Heard =
  | { type: 'start' }
  | { type: 'result'; transcript: string }
  | { type: 'error'; error: string }
  | { type: 'unusable' }
  | { type: 'end' };

export interface Recognition {
  /** Everything that it tells, also what was told before anybody listened. */
  on(run: (heard: Heard) => void): void;
  /** Gives what was heard so far as the result. */
  finish(): void;
  /** Says nothing any more. */
  abort(): void;
}

/**
 * The constructor that can really recognize. A browser may hold an empty function under the name (Firefox does on some
 * sites), and has both names on pages without https, where nobody gets a microphone.
 */
export function recognizerOf(page: object): RecognizerConstructor | undefined {
  if (Reflect.get(page, 'isSecureContext') === false) return undefined;
  return ['SpeechRecognition', 'webkitSpeechRecognition']
    .map((name) => Reflect.get(page, name) as RecognizerConstructor | undefined)
    .find((Recognizer) => typeof Recognizer?.prototype?.start === 'function');
}

/** Starts at once: some browsers open the microphone only inside the task of a click. Never throws. */
export function openRecognition(
  Recognizer: RecognizerConstructor,
  lang: string,
  isLocal = false,
): Recognition {
  const early: Heard[] = [];
  let tell: (heard: Heard) => void = (heard) => early.push(heard);
  let recognizer: Recognizer | undefined;
  try {
    recognizer = new Recognizer();
  } catch {
    tell({ type: 'unusable' });
  }
  if (recognizer) start(recognizer, { lang, isLocal }, (heard) => tell(heard));
  return {
    on(run) {
      tell = run;
      for (const heard of early.splice(0)) run(heard);
    },
    finish: () => attempt(() => recognizer?.stop()),
    abort() {
      tell = () => {};
      attempt(() => recognizer?.abort());
    },
  };
}

/** The recognizer hears one utterance and gives its final words alone. */
function start(
  recognizer: Recognizer,
  { lang, isLocal }: { lang: string; isLocal: boolean },
  tell: (heard: Heard) => void,
) {
  try {
    recognizer.lang = lang;
    recognizer.continuous = false;
    recognizer.interimResults = false;
    recognizer.maxAlternatives = 1;
    if (isLocal) recognizer.processLocally = true;
    recognizer.onstart = () => tell({ type: 'start' });
    recognizer.onresult = ({ results }) =>
      tell({ type: 'result', transcript: results[0]?.[0]?.transcript ?? '' });
    recognizer.onnomatch = () => tell({ type: 'error', error: 'no-speech' });
    recognizer.onerror = ({ error }) => tell({ type: 'error', error });
    recognizer.onend = () => tell({ type: 'end' });
    recognizer.start();
  } catch (error) {
    const isDenied = Object(error).name === 'NotAllowedError';
    tell({ type: 'error', error: isDenied ? 'not-allowed' : 'failed' });
  }
}

/** Safari and old Chromes throw when it is over already. */
function attempt(run: () => void) {
  try {
    run();
  } catch {
    // Then there is nothing to end.
  }
}
