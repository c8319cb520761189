import { AjaxError } from '@onda/core/http/ajax';
import { settled } from '@onda/core/testing/fake-clock';
import { describe, expect, it, vi } from 'vitest';
import { FINISH_MS, LISTEN_MS } from '../recognition/await-recognition';
import { openRecognition, type Recognition } from '../recognition/recognition';
import { type FakeRecognizer, fakeSpeech } from '../testing/fake-recognizer';
import { fakeVoice } from '../testing/fake-voice';

const DENIED = 'Permiso de micrófono denegado. Revisa la configuración del navegador.';
const INSTRUCTION = 'Haz clic y di: buscar ...';
const NOT_HEARD = 'No te he oído. Inténtalo de nuevo.';
const NOTHING_SAID = "No detecté qué buscar. Intenta: 'buscar noticias de ...'";
const WORD_MISSING = "Di la palabra clave al inicio, por ejemplo: 'buscar restaurantes'.";
const UNAVAILABLE = 'La búsqueda por voz no está disponible ahora. Escribe tu búsqueda.';
const FAILED = 'No se pudo escuchar. Inténtalo de nuevo.';
const NO_MICROPHONE = 'No se encontró ningún micrófono.';

async function pressed(speech = fakeSpeech(), changes = {}) {
  const setup = fakeVoice(speech, changes);
  setup.voice.press();
  await settled();
  return setup;
}

/** The browser's reaction to a press, and the text of the hint then. */
const SCENARIOS: [string, (recognizer: FakeRecognizer) => void, string][] = [
  [
    'a result',
    (it) => {
      it.starts();
      it.hears('Buscar tango');
      it.ends();
    },
    'Buscando: tango',
  ],
  ['a result without the word', (it) => it.hears('restaurantes'), WORD_MISSING],
  ['the word alone', (it) => it.hears('Buscar.'), NOTHING_SAID],
  ['the word in the middle', (it) => it.hears('quiero buscar tango'), 'Buscando: quiero tango'],
  [
    'a refused permission',
    (it) => {
      it.fails('not-allowed');
      it.ends();
    },
    DENIED,
  ],
  ['an error without an end', (it) => it.fails('language-not-supported'), UNAVAILABLE],
  [
    'an end without a result',
    (it) => {
      it.starts();
      it.ends();
    },
    NOT_HEARD,
  ],
  [
    'a result after the end',
    (it) => {
      it.starts();
      it.ends();
      it.hears('buscar tango');
    },
    'Buscando: tango',
  ],
  [
    'no speech',
    (it) => {
      it.fails('no-speech');
      it.ends();
    },
    NOT_HEARD,
  ],
  ['no microphone', (it) => it.fails('audio-capture'), NO_MICROPHONE],
  ['no network', (it) => it.fails('network'), UNAVAILABLE],
  ['no service', (it) => it.fails('service-not-allowed'), UNAVAILABLE],
  ['an unknown error', (it) => it.fails('something-new'), FAILED],
  [
    'another recognition in its place',
    (it) => {
      it.fails('aborted');
      it.ends();
    },
    '',
  ],
];

describe('it is idle again, with the right text, after', () => {
  it.each(SCENARIOS)('%s', async (_, happen, hint) => {
    const { speech, state } = await pressed();
    expect(state()).toMatchObject({ phase: 'listening', hint: INSTRUCTION });
    happen(speech.last());
    expect(state()).toMatchObject({ phase: 'idle', hint });
  });

  it.each([
    ['NotAllowedError', DENIED],
    ['InvalidStateError', FAILED],
  ])('a start that throws %s', async (name, hint) => {
    const script = () => {
      throw new DOMException('no', name);
    };
    const { state } = await pressed(fakeSpeech({ script }));
    expect(state()).toMatchObject({ phase: 'idle', hint });
  });

  it('a start and then nothing: 20 s, and 3 s for what was heard so far', async () => {
    const { speech, clock, state } = await pressed();
    speech.last().starts();
    await clock.advance(LISTEN_MS - 1);
    expect([state().phase, speech.last().calls]).toEqual(['listening', ['start']]);
    await clock.advance(1);
    expect(speech.last().calls).toEqual(['start', 'stop']);
    await clock.advance(FINISH_MS);
    expect(state()).toMatchObject({ phase: 'idle', hint: NOT_HEARD });
    expect(speech.last().calls).toEqual(['start', 'stop', 'abort']);
    expect([LISTEN_MS, FINISH_MS]).toEqual([20_000, 3_000]);
  });

  it('what was heard in those 3 s', async () => {
    const { speech, clock, asked } = await pressed();
    speech.last().starts();
    await clock.advance(LISTEN_MS);
    speech.last().hears('buscar tango');
    expect(asked[0]?.query).toBe('tango');
  });

  it('but waits without a limit for the start: the visitor may be answering the browser', async () => {
    const { clock, state } = await pressed();
    await clock.advance(600_000);
    expect(state()).toMatchObject({ phase: 'listening', hint: '' });
  });
});

it('a browser that can make no recognizer leaves the button useless and offers typing', async () => {
  const construct = () => {
    throw new Error('no');
  };
  const { state } = await pressed(fakeSpeech({ construct }));
  expect(state()).toEqual({ phase: 'unusable', hint: '', isTyping: true });
});

describe('a hint stands for', () => {
  it.each([
    ['the instruction', '8 s', () => {}, 8_000],
    ['a refused permission', '6 s', (it: FakeRecognizer) => it.fails('not-allowed'), 6_000],
    ['nothing after the word', '4.5 s', (it: FakeRecognizer) => it.hears('buscar'), 4_500],
    ['a missing word', '7 s', (it: FakeRecognizer) => it.hears('hola'), 7_000],
    ['our own texts', '6 s', (it: FakeRecognizer) => it.fails('no-speech'), 6_000],
  ])('%s: %s', async (_, _seconds, happen, ms) => {
    const { speech, clock, state } = await pressed();
    happen(speech.last());
    await clock.advance(ms - 1);
    expect(state().hint).not.toBe('');
    await clock.advance(1);
    expect(state().hint).toBe('');
  });

  it('its own time, not the rest of the former one', async () => {
    const { speech, clock, state } = await pressed();
    await clock.advance(7_000);
    speech.last().hears('hola');
    await clock.advance(6_999);
    expect(state().hint).toBe(WORD_MISSING);
  });
});

describe('a result', () => {
  it('leads where the site says, and closes the microphone', async () => {
    const { speech, gone } = await pressed();
    speech.last().hears('buscar tango');
    await settled();
    expect(gone).toEqual(['https://radio.test/tango/']);
    expect(speech.last().calls).toEqual(['start', 'abort']);
  });

  it('counts once', async () => {
    const { speech, asked } = await pressed();
    speech.last().hears('buscar tango');
    speech.last().hears('buscar salsa');
    expect(asked.map(({ query }) => query)).toEqual(['tango']);
  });

  it('leaves nothing behind when somebody prevents the way', async () => {
    const { speech, state, clock } = await pressed(fakeSpeech(), { go: () => false });
    speech.last().hears('buscar tango');
    await settled();
    expect([state().hint, clock.waiting()]).toEqual(['', 0]);
  });
});

describe('a second press', () => {
  it('takes the first back, and what is heard afterwards is nobody’s', async () => {
    const { speech, voice, state, asked, clock } = await pressed();
    voice.press();
    speech.last().hears('buscar tango');
    expect(state()).toMatchObject({ phase: 'idle', hint: '' });
    expect(speech.last().calls).toEqual(['start', 'abort']);
    expect([asked, clock.waiting()]).toEqual([[], 0]);
  });

  it('closes the microphone that it has opened itself', async () => {
    const { voice, state } = await pressed();
    const opened = { abort: vi.fn() };
    voice.press(opened as unknown as Recognition);
    expect([opened.abort.mock.calls.length, state().phase]).toEqual([1, 'idle']);
  });

  it('before the microphone is open opens none', async () => {
    const speech = fakeSpeech();
    const { voice, state } = fakeVoice(speech);
    voice.press();
    voice.press();
    await settled();
    expect([speech.made, state().phase]).toEqual([[], 'idle']);
  });

  it('while the site is asked listens anew, and the former answer leads nowhere', async () => {
    let answer = (_address: string) => {};
    const waits = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const { speech, voice, state, gone } = await pressed(fakeSpeech(), { find: () => waits });
    speech.last().hears('buscar tango');
    voice.press();
    answer('https://radio.test/tango/');
    await settled();
    expect([state().phase, gone]).toEqual(['listening', []]);
  });
});

describe('canceled', () => {
  it('by Escape, removal or leaving, it ends all: microphone, request, timers, hint', async () => {
    const { speech, voice, state, asked, clock } = await pressed(fakeSpeech());
    speech.last().hears('buscar tango');
    voice.cancel();
    expect(asked[0]?.signal.aborted).toBe(true);
    voice.press();
    await settled();
    voice.cancel();
    expect(speech.last().calls).toEqual(['start', 'abort']);
    expect(state()).toEqual({ phase: 'idle', hint: '', isTyping: false });
    expect(clock.waiting()).toBe(0);
  });

  it('while the site is asked, it goes nowhere', async () => {
    const find = (_query: string, signal: AbortSignal) =>
      new Promise<string>((_, refuse) =>
        signal.addEventListener('abort', () => refuse(new AjaxError('aborted'))),
      );
    const { speech, voice, gone, state } = await pressed(fakeSpeech(), { find });
    speech.last().hears('buscar tango');
    voice.cancel();
    await settled();
    expect([gone, state().hint]).toEqual([[], '']);
  });
});

describe('on the device first', () => {
  const onDevice = { place: async () => 'device' as const };

  it('and in the service where the device does not know the language', async () => {
    const { speech, state } = await pressed(fakeSpeech(), onDevice);
    expect(speech.last().processLocally).toBe(true);
    speech.last().fails('language-not-supported');
    expect(speech.made.map(({ processLocally }) => processLocally)).toEqual([true, undefined]);
    expect(state()).toMatchObject({ phase: 'listening', hint: INSTRUCTION });
    speech.last().fails('language-not-supported');
    expect(state()).toEqual({ phase: 'idle', hint: UNAVAILABLE, isTyping: true });
    expect(speech.made).toHaveLength(2);
  });

  it('but not where the site keeps speech on the device', async () => {
    const { speech, state } = await pressed(fakeSpeech(), { ...onDevice, mayLeave: false });
    speech.last().fails('language-not-supported');
    expect(speech.made).toHaveLength(1);
    expect(state()).toEqual({ phase: 'idle', hint: UNAVAILABLE, isTyping: true });
  });

  it('opens no microphone where speech may be recognized nowhere', async () => {
    const { speech, state } = await pressed(fakeSpeech(), { place: async () => 'nowhere', mayLeave: false });
    expect(speech.made).toEqual([]);
    expect(state()).toEqual({ phase: 'idle', hint: UNAVAILABLE, isTyping: true });
  });
});

describe('a recognition that the click has begun', () => {
  it('is listened to, with what it has told already', () => {
    const { speech, voice, asked } = fakeVoice();
    const early = openRecognition(speech.Recognizer, 'es-ES');
    speech.last().hears('buscar tango');
    voice.press(early);
    expect(asked[0]?.query).toBe('tango');
    expect(speech.made).toHaveLength(1);
  });
});
