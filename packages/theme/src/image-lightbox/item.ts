import { webAddress } from '@onda/core/http/safe-url';
import { isPictureFile } from '../file-address';

/** An item of the lightbox. */
export interface Item {
  opener: HTMLElement;
  kind: 'picture' | 'other';
  /** An absolute address; empty for a link without one. */
  address: string;
  srcset: string;
  alt: string;
  caption: string;
}

const FRAME = 'figure, .wp-caption, .gallery-item';
const CAPTION = 'figcaption, .wp-caption-text, .gallery-caption';

export function itemOf(opener: HTMLElement): Item {
  const image = opener instanceof HTMLImageElement ? opener : opener.querySelector('img');
  const address = webAddress(
    opener instanceof HTMLAnchorElement ? opener.href : image?.currentSrc || image?.src,
  );
  const caption = opener.closest(FRAME)?.querySelector(CAPTION)?.textContent?.trim();
  return {
    opener,
    kind: opener === image || isPictureFile(address) ? 'picture' : 'other',
    address,
    // The browser picks the size that fits the window for a picture without a link.
    srcset: opener === image ? image.srcset : '',
    alt: image?.alt ?? '',
    caption: opener.dataset.caption ?? caption ?? '',
  };
}
