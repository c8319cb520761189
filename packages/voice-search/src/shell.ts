import { whenTouched } from '@onda/core/dom/when-touched';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { loadInBackground } from '@onda/core/loading/load-in-background';
import { loadOnce } from '@onda/core/loading/load-once';
import { printedMessages } from './messages';
import { makeParts } from './page/parts';
import { disableButton } from './page/unsupported';
import {
  openRecognition,
  type Recognition,
  type RecognizerConstructor,
  recognizerOf,
} from './recognition/recognition';
import type { Voice } from './session/store';
import { readVoiceSite } from './site';
import type { VoiceHost } from './voice-host';

/** The button as it is printed; what follows a press comes with the first touch. */
export function setupVoiceSearch(host: VoiceHost): void {
  const t = translator<string>(printedMessages, host.lang, readConfig().messages['voice-search']);
  makeParts(host.element, t);
  const Recognizer = recognizerOf(window);
  if (Recognizer && (Recognizer.available || readVoiceSite().mayLeave)) {
    awaitPress(host, Recognizer, () => showFailure(host, t('failed')));
  } else {
    disableButton(host, t('unsupported'));
    loadInBackground(() => loadTyping(host), host.lifetime);
  }
}

async function loadTyping(host: VoiceHost) {
  const { showTyping } = await import('./session/voice-session');
  if (!host.lifetime.isOver) showTyping(host);
}

/**
 * A press before the rest is there is kept, and taken back by a second one or by Escape. The microphone is opened
 * inside the click where nobody can be asked beforehand whether speech may stay on the device: such a browser, Safari,
 * may refuse it later.
 */
function awaitPress(host: VoiceHost, Recognizer: RecognizerConstructor, fail: () => void) {
  const { element, lifetime, attributes } = host;
  const load = createLoader(host, Recognizer);
  let waiting: { early: Recognition | undefined } | undefined;

  const takeBack = () => {
    waiting?.early?.abort();
    waiting = undefined;
    showPressed(host, false);
  };
  const press = () => {
    const mine = {
      early: Recognizer.available ? undefined : openRecognition(Recognizer, attributes.getState().lang),
    };
    waiting = mine;
    showPressed(host, true);
    const isWaiting = () => waiting === mine;
    load.forPress().then(
      (voice) => isWaiting() && voice.press(mine.early),
      () => {
        if (!isWaiting()) return;
        takeBack();
        fail();
      },
    );
  };

  whenTouched(element, lifetime.signal, load.preload);
  host.on('click', '[part~="button"]', () => {
    const voice = load.brought();
    if (voice) voice.press();
    else if (waiting) takeBack();
    else press();
  });
  const stop = () => (load.brought()?.cancel ?? takeBack)();
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') stop();
  };
  document.addEventListener('keydown', onKey, { signal: lifetime.signal });
  // Or the open microphone would keep the page out of the back-forward cache, and it would come back listening.
  window.addEventListener('pagehide', stop, { signal: lifetime.signal });
  lifetime.onEnd(stop);
}

/** Brings the talk once; after a failure the next press tries again. */
function createLoader(host: VoiceHost, Recognizer: RecognizerConstructor) {
  let voice: Voice | undefined;
  const load = loadOnce(async () => {
    const { startSession } = await import('./session/voice-session');
    host.lifetime.signal.throwIfAborted();
    voice = startSession(host, Recognizer);
    return voice;
  });
  return Object.assign(load, { brought: () => voice });
}

function showPressed({ root }: VoiceHost, isPressed: boolean) {
  root.querySelector('[part~="button"]')?.setAttribute('aria-pressed', String(isPressed));
}

function showFailure({ root }: VoiceHost, text: string) {
  const hint = root.querySelector('[part~="hint"]');
  if (hint) hint.textContent = text;
}
