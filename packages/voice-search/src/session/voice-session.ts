import { adoptStyle } from '@onda/core/element/adopt-style';
import { readConfig } from '@onda/core/http/config';
import { ajaxAt } from '@onda/core/http/page-services';
import { type Translate, translator } from '@onda/core/i18n/messages';
import { systemClock } from '@onda/core/timing/clock';
import { createVoiceApi } from '../api';
import { voiceSearch } from '../contract';
import { holes } from '../generated/voice-search-holes';
import { placeHint } from '../page/place-hint';
import { offerTyping } from '../page/typed-search';
import { disableButton } from '../page/unsupported';
import { placeOf } from '../recognition/place';
import { openRecognition, type RecognizerConstructor } from '../recognition/recognition';
import { readVoiceSite } from '../site';
import type { VoiceHost } from '../voice-host';
import sheet from '../voice-search.css';
import { followLink } from './follow-link';
import { type SessionText, sessionMessages } from './session-messages';
import { createVoice, type Voice } from './store';

/** Shows the typed search where speech recognition is not available. */
export function showTyping(host: VoiceHost): void {
  adoptStyle(host.element, sheet);
  offerTyping(host.element, readVoiceSite().home, textsOf(host));
}

/** On this site only actions of voice search: an author must not make readers send others, such as one that deletes. */
const actionAt = (address: string, action: string): string =>
  new URL(address, location.href).origin !== location.origin || /^voice_search/.test(action)
    ? action
    : 'voice_search_find';

/** Starts the voice session of one button. The shell ends it. */
export function startSession(host: VoiceHost, Recognizer: RecognizerConstructor): Voice {
  const { element, attributes } = host;
  const t = textsOf(host);
  const { home, mayLeave } = readVoiceSite();
  const wire = () => {
    const { ajaxUrl, ajaxAction } = attributes.getState();
    const address = ajaxUrl || readConfig().ajax;
    return createVoiceApi({ ajax: ajaxAt(address), action: actionAt(address, ajaxAction), home });
  };
  const voice = createVoice({
    clock: systemClock,
    mayLeave,
    place: () => placeOf(Recognizer, { lang: attributes.getState().lang, mayLeave, clock: systemClock }),
    open: (isLocal) => openRecognition(Recognizer, attributes.getState().lang, isLocal),
    find: (query, signal) => wire().find(query, signal),
    go(address, query) {
      const isWelcome = host.emit('voice-go', { query, address }, { cancelable: true });
      if (isWelcome) followLink(element, address);
      return isWelcome;
    },
    activationWord: () => attributes.getState().activationWord,
    instruction: () => instructionOf(host, t),
    t: (text, values) => t(text, { word: attributes.getState().activationWord, ...values }),
  });

  adoptStyle(element, sheet);
  for (const [part, read] of Object.entries(holes))
    host.bind(voice.store, part, ({ phase, hint }) => read({ isListening: phase === 'listening', hint }));
  host.bind(voice.store, '', ({ phase }) => ({ 'data-state': phase }));
  const follow: Parameters<typeof voice.store.subscribe>[0] = ({ phase, hint, isTyping }, before) => {
    if (hint) placeHint(element);
    if (phase === 'unusable') disableButton(host, t('unsupported'));
    if (isTyping && !before.isTyping) typeInstead(host, t, home);
  };
  host.lifetime.onEnd(voice.store.subscribe(follow));
  return voice;
}

const textsOf = (host: VoiceHost): Translate<SessionText> =>
  translator<SessionText>(sessionMessages, host.lang, readConfig().messages['voice-search']);

/** The page's own words; ours when it has none, in the language of the page and with its activation word. */
function instructionOf({ attributes }: VoiceHost, t: Translate<SessionText>): string {
  const { instructionText, activationWord } = attributes.getState();
  const isOwn = instructionText !== voiceSearch.attributes.instructionText.default;
  return isOwn ? instructionText : t('instruction', { word: activationWord });
}

function typeInstead({ element }: VoiceHost, t: Translate<SessionText>, home: string) {
  offerTyping(element, home, t);
  element.querySelector<HTMLElement>('[part~="field"]')?.focus();
}
