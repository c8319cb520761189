import { translator } from '@onda/core/i18n/messages';
import { fakeClock } from '@onda/core/testing/fake-clock';
import type { Place } from '../recognition/place';
import { openRecognition } from '../recognition/recognition';
import { sessionMessages } from '../session/session-messages';
import { createVoice, type VoiceDependencies } from '../session/store';
import { type FakeSpeech, fakeSpeech } from './fake-recognizer';

/** A voice whose browser, clock and site a test holds. */
export function fakeVoice(speech: FakeSpeech = fakeSpeech(), changes: Partial<VoiceDependencies> = {}) {
  const clock = fakeClock();
  const gone: string[] = [];
  const asked: { query: string; signal: AbortSignal }[] = [];
  const t = translator(sessionMessages, 'es');
  const voice = createVoice({
    clock,
    place: async () => 'service' as Place,
    open: (isLocal) => openRecognition(speech.Recognizer, 'es-ES', isLocal),
    mayLeave: true,
    async find(query, signal) {
      asked.push({ query, signal });
      return `https://radio.test/${query}/`;
    },
    go: (address) => gone.push(address) > 0,
    activationWord: () => 'buscar',
    instruction: () => 'Haz clic y di: buscar ...',
    t: (text, values) => t(text, { word: 'buscar', ...values }),
    ...changes,
  });
  return { clock, speech, voice, gone, asked, state: () => voice.store.getState() };
}
