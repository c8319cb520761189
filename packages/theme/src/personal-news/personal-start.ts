import { fromTemplate, untilEnd } from '@onda/core/dom/from-template';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { loadOnce } from '@onda/core/loading/load-once';
import type { KeyStore } from '@onda/core/storage/storage';
import { consentTo, whenConsentChanges } from '../consent';
import type { Scene } from '../define-behavior';
import { askMessages } from './ask-messages';
import type { personalNews } from './contract';
import { rememberButton } from './generated/templates';
import { KEY } from './reading-key';

export type LoadPersonal = () => Promise<{
  startPersonal(scene: Scene<typeof personalNews>, storage: KeyStore, wasAsked: boolean): void;
}>;

/**
 * Nothing is stored or sent before the visitor's consent: to the site's consent plugin or, on a site without one, by
 * the button here. Until then only this code loads, and the printed newest posts stay.
 */
export function askFirst(scene: Scene<typeof personalNews>, storage: KeyStore, load: LoadPersonal) {
  const { target, options, lifetime } = scene;
  const label = translator(askMessages, languageOf(target))('remember');
  const button = untilEnd(fromTemplate(rememberButton, { label }), target, lifetime);
  const code = loadOnce(load);
  let isStarted = false;
  const start = async (loading: ReturnType<LoadPersonal>, wasAsked: boolean) => {
    const { startPersonal } = await loading;
    if (isStarted) return;
    isStarted = true;
    button.remove();
    if (!lifetime.isOver) startPersonal(scene, storage, wasAsked);
  };
  const look = () => {
    const consent = consentTo('preferences');
    const isKept = storage.read(KEY, (value) => value !== undefined);
    if (consent === 'given' || isKept) start(code(), false).catch(() => {});
    else if (consent === 'unknown' && options.size > 0) target.append(button);
  };

  button.addEventListener('click', () => start(code.forPress(), true).catch(() => {}));
  whenConsentChanges(look, lifetime.signal);
  look();
}
