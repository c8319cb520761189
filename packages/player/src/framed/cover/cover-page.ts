import { emit } from '@onda/core/dom/page-events';
import type { Clock } from '@onda/core/timing/clock';
import type { View } from '../frame-document';
import { focusPage, whenThere } from './focus-page';
import { followFoot } from './foot-room';
import { createHiddenPage } from './hidden-page';
import { createPageHead } from './page-head';

/** The window while a page stands over its own: all that it shows and says. */
export interface Cover {
  /** A page is shown. */
  show(frame: HTMLIFrameElement, view: View): void;
  /** The window's own page is shown again. */
  leave(): void;
  /** Other players sound than before. */
  playersChanged(): void;
  /** The window's own page is given up. */
  isGone(): boolean;
}

/** @param atFoot The players that stay in sight. */
export function createCover(clock: Clock, atFoot: () => readonly HTMLElement[]): Cover {
  const head = createPageHead();
  const hidden = createHiddenPage(clock, atFoot);
  let unfollowFoot: (() => void) | undefined;
  const tell = () => emit(document, 'onda-page', { url: location.href, title: document.title });

  return {
    show(frame, view) {
      hidden.hide();
      unfollowFoot ??= followFoot(atFoot);
      head.follow(view, frame);
      whenThere(view, () => frame.dataset.ondaPage === 'shown' && focusPage(view.document));
      tell();
    },
    leave() {
      unfollowFoot?.();
      unfollowFoot = undefined;
      hidden.show();
      head.restore();
      tell();
    },
    playersChanged: () => unfollowFoot && hidden.hide(),
    isGone: hidden.isGone,
  };
}
