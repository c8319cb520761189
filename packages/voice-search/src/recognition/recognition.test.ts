import { describe, expect, it } from 'vitest';
import { fakeSpeech } from '../testing/fake-recognizer';
import { type Heard, openRecognition, recognizerOf } from './recognition';

const secure = { isSecureContext: true };

describe('the constructor', () => {
  const { Recognizer } = fakeSpeech();
  it.each([
    ['SpeechRecognition', { SpeechRecognition: Recognizer }],
    ['webkitSpeechRecognition', { webkitSpeechRecognition: Recognizer }],
    ['the working one of two', { SpeechRecognition() {}, webkitSpeechRecognition: Recognizer }],
  ])('is %s', (_, page) => expect(recognizerOf({ ...secure, ...page })).toBe(Recognizer));

  it.each([
    ['there is none', secure],
    ['it is an empty function', { ...secure, SpeechRecognition() {} }],
    ['it is no function', { ...secure, SpeechRecognition: {} }],
    ['the page is not secure', { isSecureContext: false, SpeechRecognition: Recognizer }],
  ])('is not to be had where %s', (_, page) => expect(recognizerOf(page)).toBeUndefined());
});

describe('a recognition', () => {
  const heardBy = (recognition: ReturnType<typeof openRecognition>) => {
    const heard: Heard[] = [];
    recognition.on((one) => heard.push(one));
    return heard;
  };

  it('is one utterance in the language, without interim results', () => {
    const speech = fakeSpeech();
    openRecognition(speech.Recognizer, 'es-ES');
    const { lang, continuous, interimResults, maxAlternatives, processLocally, calls } = speech.last();
    expect({ lang, continuous, interimResults, maxAlternatives, processLocally, calls }).toEqual({
      lang: 'es-ES',
      continuous: false,
      interimResults: false,
      maxAlternatives: 1,
      processLocally: undefined,
      calls: ['start'],
    });
  });

  it('stays on the device where it is told to', () => {
    const speech = fakeSpeech();
    openRecognition(speech.Recognizer, 'es-ES', true);
    expect(speech.last().processLocally).toBe(true);
  });

  it('keeps what is told before anybody listens', () => {
    const speech = fakeSpeech();
    const recognition = openRecognition(speech.Recognizer, 'es-ES');
    speech.last().starts();
    speech.last().hears('buscar tango');
    const heard = heardBy(recognition);
    speech.last().ends();
    expect(heard).toEqual([
      { type: 'start' },
      { type: 'result', transcript: 'buscar tango' },
      { type: 'end' },
    ]);
  });

  it('tells a result without words as an empty one', () => {
    const speech = fakeSpeech();
    const heard = heardBy(openRecognition(speech.Recognizer, 'es-ES'));
    speech.last().onresult?.({ results: [] });
    speech.last().onnomatch?.();
    expect(heard).toEqual([
      { type: 'result', transcript: '' },
      { type: 'error', error: 'no-speech' },
    ]);
  });

  it.each([
    ['NotAllowedError', 'not-allowed'],
    ['InvalidStateError', 'failed'],
  ])('whose start throws %s tells %s', (name, error) => {
    const speech = fakeSpeech({
      script: () => {
        throw new DOMException('no', name);
      },
    });
    expect(heardBy(openRecognition(speech.Recognizer, 'es-ES'))).toEqual([{ type: 'error', error }]);
  });

  it('that cannot be made tells so, and ends without an exception', () => {
    const construct = () => {
      throw new Error('no');
    };
    const recognition = openRecognition(fakeSpeech({ construct }).Recognizer, 'es-ES');
    expect(heardBy(recognition)).toEqual([{ type: 'unusable' }]);
    recognition.finish();
    recognition.abort();
  });

  it('says nothing more once it is aborted, whatever the browser throws', () => {
    const speech = fakeSpeech();
    const recognition = openRecognition(speech.Recognizer, 'es-ES');
    const heard = heardBy(recognition);
    const recognizer = speech.last();
    recognizer.abort = () => {
      throw new DOMException('over', 'InvalidStateError');
    };
    recognition.abort();
    recognizer.hears('buscar tango');
    recognizer.ends();
    expect(heard).toEqual([]);
  });
});
