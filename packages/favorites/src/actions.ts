import { emit } from '@onda/core/dom/page-events';
import { readAttribute } from '@onda/core/element/attribute-store';
import { redirect } from '@onda/core/http/redirect';
import { favButton, favClear } from './contract';
import type { EarlySave } from './early-save';
import { showError } from './errors/show-error';
import type { PluginEvents } from './plugin/plugin-events';
import { countOf, postOf } from './render';
import type { FavoritesSettings } from './settings';
import type { FavoritesService, Outcome } from './state/service';
import { isFavorite } from './state/store';

interface Dependencies {
  service: FavoritesService;
  settings: FavoritesSettings;
  plugin: PluginEvents;
}

type Of<K extends Outcome['kind']> = Extract<Outcome, { kind: K }>;

/** Handles the press of a control to its end: saved, refused with a message, or asked in a dialog. */
export function createActions({ service, settings, plugin }: Dependencies) {
  const { store } = service;

  const pressButton = async (element: HTMLElement, early?: EarlySave): Promise<void> => {
    const post = postOf(element, settings.siteId);
    if (post.postId === 0) return;
    const before = countOf(element, store.getState(), post);
    const outcome = await service.toggle(
      post,
      before,
      readAttribute(element, favButton, 'userConsentAccepted'),
      early,
    );
    if (outcome.kind === 'consent') return askConsent(element, outcome);
    if (outcome.kind !== 'done') return handleRefusal(element, outcome);
    const state = store.getState();
    emit(element, 'onda-favorite-change', {
      ...post,
      isFavorite: isFavorite(state, post),
      count: countOf(element, state, post),
    });
  };

  const pressClear = async (element: HTMLElement): Promise<void> => {
    const outcome = await service.clear(readAttribute(element, favClear, 'siteId') || settings.siteId);
    if (outcome.kind === 'consent') return askConsent(element, outcome);
    if (outcome.kind !== 'done') return handleRefusal(element, outcome);
  };

  const handleRefusal = async (element: HTMLElement, outcome: Of<'unauthenticated' | 'failed'>) => {
    if (outcome.kind === 'failed') return showError(element);
    plugin.trigger('favorites-require-authentication');
    const { mode, url } = settings.signIn;
    if (mode === 'redirect' && redirect(url)) return;
    const { showSignIn } = await import('./dialogs/dialogs');
    await showSignIn(element, settings.signIn);
  };

  /**
   * accepting marks the button as consented and repeats the click; denying saves consent as false.
   */
  const askConsent = async (element: HTMLElement, question: Of<'consent'>): Promise<void> => {
    plugin.trigger('favorites-require-consent');
    const { showConsent } = await import('./dialogs/dialogs');
    const answer = await showConsent(element, question);
    if (answer === 'accept') {
      plugin.trigger('favorites-user-consent-approved');
      element.setAttribute('user-consent-accepted', 'true');
      return press(element);
    }
    if (answer !== 'deny') return;
    plugin.trigger('favorites-user-consent-denied');
    // The request is not awaited: a press that follows at once queues behind it.
    void service.deny().then(({ kind }) => kind === 'failed' && showError(element));
  };

  const press = (element: HTMLElement, early?: EarlySave) =>
    element.localName === favClear.tag ? pressClear(element) : pressButton(element, early);
  return press;
}
