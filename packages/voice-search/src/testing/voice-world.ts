import { translator } from '@onda/core/i18n/messages';
import { fakeClock } from '@onda/core/testing/fake-clock';
import type { Place } from '../place';
import { openRecognition } from '../recognition';
import { createVoice, type VoiceWorld } from '../store';
import { talkMessages } from '../talk-messages';
import { type FakeSpeech, fakeSpeech } from './fake-recogniser';

/** A voice whose browser, clock and site a test holds. */
export function voiceWorld(speech: FakeSpeech = fakeSpeech(), changes: Partial<VoiceWorld> = {}) {
  const clock = fakeClock();
  const gone: string[] = [];
  const asked: { query: string; signal: AbortSignal }[] = [];
  const t = translator(talkMessages, 'es');
  const voice = createVoice({
    clock,
    place: async () => 'service' as Place,
    open: (isLocal) => openRecognition(speech.Recogniser, 'es-ES', isLocal),
    mayLeave: true,
    async find(query, signal) {
      asked.push({ query, signal });
      return `https://radio.test/${query}/`;
    },
    go: (address) => gone.push(address) > 0,
    activationWord: () => 'buscar',
    instruction: () => 'Haz clic y di: buscar ...',
    say: (text, values) => t(text, { word: 'buscar', ...values }),
    ...changes,
  });
  return { clock, speech, voice, gone, asked, state: () => voice.store.getState() };
}
