import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { loadInBackground } from '@onda/core/loading/load-in-background';
import { loadOnce } from '@onda/core/loading/load-once';
import { printedMessages } from './messages';
import { makeParts } from './parts';
import { openRecognition, type RecogniserConstructor, type Recognition, recogniserOf } from './recognition';
import { readVoiceSite } from './site';
import type { Voice } from './store';
import { disableButton } from './unsupported';
import type { VoiceHost } from './voice-host';

/** The button as it is printed; what follows a press comes with the first touch. */
export function setupVoiceSearch(host: VoiceHost): void {
  const t = translator<string>(printedMessages, host.lang, readConfig().messages['voice-search']);
  makeParts(host.element, t);
  const Recogniser = recogniserOf(window);
  if (Recogniser && (Recogniser.available || readVoiceSite().mayLeave)) {
    awaitPress(host, Recogniser, () => showFailure(host, t('failed')));
  } else {
    disableButton(host, t('unsupported'));
    loadInBackground(() => bringTyping(host), host.life);
  }
}

async function bringTyping(host: VoiceHost) {
  const { showTyping } = await import('./talk');
  if (!host.life.isOver) showTyping(host);
}

/**
 * A press before the rest is there is kept, and taken back by a second one or by Escape. Where nobody can be asked beforehand
 * whether speech may stay on the device, the microphone is opened inside the click: such a browser, Safari, may refuse it later.
 */
function awaitPress(host: VoiceHost, Recogniser: RecogniserConstructor, fail: () => void) {
  const { element, life, attributes } = host;
  const bring = bringer(host, Recogniser);
  let waiting: { early: Recognition | undefined } | undefined;

  const takeBack = () => {
    waiting?.early?.abort();
    waiting = undefined;
    showPressed(host, false);
  };
  const press = () => {
    const mine = {
      early: Recogniser.available ? undefined : openRecognition(Recogniser, attributes.getState().lang),
    };
    waiting = mine;
    showPressed(host, true);
    const isWaiting = () => waiting === mine;
    bring().then(
      (voice) => isWaiting() && voice.press(mine.early),
      () => {
        if (!isWaiting()) return;
        takeBack();
        fail();
      },
    );
  };

  for (const type of ['pointerdown', 'focusin']) {
    const warm = () => void bring().catch(() => {});
    element.addEventListener(type, warm, { signal: life.signal, once: true });
  }
  host.on('click', '[part~="button"]', () => {
    const voice = bring.brought();
    if (voice) voice.press();
    else if (waiting) takeBack();
    else press();
  });
  const stop = () => (bring.brought()?.cancel ?? takeBack)();
  const hearKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') stop();
  };
  document.addEventListener('keydown', hearKey, { signal: life.signal });
  // Or the open microphone would keep the page out of the back-forward cache, and it would come back listening.
  window.addEventListener('pagehide', stop, { signal: life.signal });
  life.onEnd(stop);
}

/** Brings the talk once; after a failure the next press tries again. */
function bringer(host: VoiceHost, Recogniser: RecogniserConstructor) {
  let voice: Voice | undefined;
  const bring = loadOnce(async () => {
    const { startTalk } = await import('./talk');
    host.life.signal.throwIfAborted();
    voice = startTalk(host, Recogniser);
    return voice;
  });
  return Object.assign(bring, { brought: () => voice });
}

function showPressed({ root }: VoiceHost, isPressed: boolean) {
  root.querySelector('[part~="button"]')?.setAttribute('aria-pressed', String(isPressed));
}

function showFailure({ root }: VoiceHost, text: string) {
  const hint = root.querySelector('[part~="hint"]');
  if (hint) hint.textContent = text;
}
