import type { KeptSound } from './kept-sound';
import { withoutHash } from './page-entries';
import { isPrinted, lookAs, twinIn } from './page-twin';

/** A theme's own script that changes the pages of the document. */
export interface OtherRouter {
  /** Whether it changes pages: links and steps of the history are its own. */
  leads(): boolean;
  /** The visitor asks for this page; who changes it is seen when it comes. */
  asked(url: string): void;
}

/**
 * Keeps a player that sounds where another script changes the page: it takes the place of its twin in the new page. A
 * player without a twin stands at the end, as a bar, until one comes. A script that takes it out of a page that stays
 * ends it.
 */
export function watchOtherRouter(
  { element, lifetime, stays }: Omit<KeptSound, 'plays'>,
  isShownByUs: (url: string) => boolean,
): OtherRouter {
  let shown = '';
  let wanted = '';
  let isLed = false;
  let isAtEnd = false;

  const isNew = (url: string) => (isLed ? url !== shown : !isShownByUs(url));
  const settle = (here: string) => {
    const twin = twinIn(document, element);
    if (!twin && (element.isConnected || !isNew(here))) return;
    isLed = true;
    isAtEnd = !twin;
    shown = here;
    // A router keeps the page that it leaves: there a twin waits for the way back.
    if (!element.isConnected && isPrinted(element)) element.replaceWith(element.cloneNode());
    if (twin) {
      lookAs(twin, element);
      twin.replaceWith(element);
    } else {
      element.setAttribute('sticky', 'true');
      document.body.append(element);
    }
  };
  const observer = new MutationObserver(() => {
    const here = withoutHash(location.href);
    isLed ||= wanted === here && isNew(here);
    if (isAtEnd || (!element.isConnected && stays())) settle(here);
  });
  observer.observe(document, { childList: true, subtree: true });
  lifetime.onEnd(() => observer.disconnect());

  return {
    leads: () => isLed,
    asked(url) {
      wanted = withoutHash(url);
    },
  };
}
