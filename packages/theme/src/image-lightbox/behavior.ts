import { languageOf, textsIn } from '@onda/core/i18n/messages';
import { loadOnce } from '@onda/core/loading/load-once';
import { addAttributes } from '../add-attributes';
import type { Scene } from '../define-behavior';
import type { imageLightbox } from './contract';
import { openerMessages } from './opener-messages';
import { isAlone, openerAt } from './openers';

/** Opens pictures by click and by key. The lightbox loads with the first one. */
export function openPictures({ target, options, lifetime }: Scene<typeof imageLightbox>): void {
  const { enlarge } = textsIn(openerMessages, languageOf(target));
  for (const image of target.querySelectorAll('img')) {
    if (!isAlone(image)) continue;
    const name = image.alt ? `${enlarge}: ${image.alt}` : enlarge;
    addAttributes(
      image,
      { role: 'button', tabindex: '0', 'aria-haspopup': 'dialog', 'aria-label': name },
      lifetime,
    );
  }
  const lightbox = loadOnce(() => import('./lightbox'));
  const open = (event: MouseEvent | KeyboardEvent) => {
    const opener = openerAt(event.target);
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    lightbox
      .forPress()
      .then(({ showLightbox }) => lifetime.isOver || showLightbox(opener, { target, options, lifetime }))
      .catch(() => location.assign(opener instanceof HTMLAnchorElement ? opener.href : opener.currentSrc));
  };
  const { signal } = lifetime;
  const preload = (touch: PointerEvent) => {
    if (openerAt(touch.target)) lightbox.preload(touch);
  };
  target.addEventListener('pointerdown', preload, { signal });
  target.addEventListener('click', open, { signal });
  // Enter on a link is a click already.
  const press = (event: KeyboardEvent) => {
    if (/^(Enter| )$/.test(event.key) && event.target instanceof HTMLImageElement) open(event);
  };
  target.addEventListener('keydown', press, { signal });
}
