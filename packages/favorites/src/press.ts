import { isSignedIn } from '@onda/core/dom/signed-in';
import { readAttribute } from '@onda/core/element/attribute-store';
import { favButton, favClear } from './contract';
import { type EarlySave, needsNonce, sendEarlySave } from './early-save';
import { clearError, showError } from './errors/show-error';
import type { PageFavorites } from './page';
import { postOf } from './render';
import { type FavoritesSettings, favoritesSettings } from './settings';
import { clearKey, isBusy, isFavorite, keyOf, markBusy, markIdle, type PostOfSite } from './state/store';

/**
 * The presses of a page. The new state is shown from the press on, and taken back if it is refused. The first save of a
 * page goes out with its press, beside the code that reads the reply.
 */
export function createPress(page: () => PageFavorites) {
  const pressed = new WeakSet<HTMLElement>();
  let hasSent = false;

  /** Sends the first save of the page; later ones queue behind it. */
  const sendFirstSave = (
    element: HTMLElement,
    post: PostOfSite,
    isWanted: boolean,
  ): EarlySave | undefined => {
    if (hasSent) return undefined;
    hasSent = true;
    const hasConsent = readAttribute(element, favButton, 'userConsentAccepted');
    return sendEarlySave({ ...post, isFavorite: isWanted, hasConsent });
  };
  const beginSave = (element: HTMLElement, post: PostOfSite, settings: FavoritesSettings) => {
    const { store, isLoaded, mayHaveFavorites } = page();
    const isWanted = !isFavorite(store.getState(), post);
    const mayKeep = settings.who === 'everybody' || isSignedIn() || mayHaveFavorites();
    markBusy(store, keyOf(post), mayKeep ? isWanted : undefined);
    const isEarly = post.postId > 0 && !isLoaded() && !needsNonce(settings);
    return isEarly ? sendFirstSave(element, post, isWanted) : undefined;
  };

  return {
    isPressed: (element: HTMLElement) => pressed.has(element),
    async press(element: HTMLElement): Promise<void> {
      const { store, load } = page();
      const settings = favoritesSettings();
      const post = postOf(element, settings.siteId);
      const isClear = element.localName === favClear.tag;
      const key = isClear ? clearKey(post.siteId) : keyOf(post);
      if (pressed.has(element) || isBusy(store.getState(), post)) return;
      pressed.add(element);
      clearError(element);
      if (isClear) markBusy(store, key);
      const early = isClear ? undefined : beginSave(element, post, settings);
      try {
        await (await load.forPress()).press(element, early);
      } catch {
        showError(element);
      } finally {
        markIdle(store, key);
        pressed.delete(element);
      }
    },
  };
}
