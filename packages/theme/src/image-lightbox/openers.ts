import { isPictureFile } from '../file-address';

/** Icons, and pictures that another script opens. */
const NO_PICTURE = '.avatar,.emoji,.wp-smiley,[aria-hidden=true],button *,a *,.wp-lightbox-container *';
/** The width below which a picture is an icon. */
const ICON_PX = 100;

/** A picture without a link or button around it: it becomes the button that opens it. */
export const isAlone = (node: Element): node is HTMLImageElement =>
  node instanceof HTMLImageElement &&
  !node.matches(NO_PICTURE) &&
  !(Number(node.getAttribute('width') ?? ICON_PX) < ICON_PX);

/**
 * The element that a click opens: a link that asks for it or leads from a picture to its file, or a picture without a
 * link. A download link is left alone.
 */
export function openerAt(node: EventTarget | null): HTMLAnchorElement | HTMLImageElement | null {
  if (!(node instanceof Element)) return null;
  const link = node.closest('a');
  if (link) return isOpener(link) ? link : null;
  return isAlone(node) ? node : null;
}

export const openersIn = (target: Element): HTMLElement[] =>
  [...target.querySelectorAll<HTMLElement>('a, img')].filter((node) => openerAt(node) === node);

const isOpener = (link: HTMLAnchorElement) =>
  link.dataset.lightbox !== undefined ||
  (isPictureFile(link.href) && !link.hasAttribute('download') && !!link.querySelector('img'));
