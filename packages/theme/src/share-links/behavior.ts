import { fromTemplate, untilEnd } from '@onda/core/dom/from-template';
import type { Lifetime } from '@onda/core/element/lifetime';
import { languageOf, translator } from '@onda/core/i18n/messages';
import type { Scene } from '../define-behavior';
import type { shareLinks } from './contract';
import { item as itemTemplate, shareButton, statusLine } from './generated/templates';
import { shareMessages } from './messages';

/** Pixels of the small window: M-9.11. */
export const POPUP = { width: 650, height: 520 };

/** Opens the printed links in a small window. The device's share sheet and a copy button follow them. */
export function share({ target, options, lifetime }: Scene<typeof shareLinks>) {
  const t = translator(shareMessages, languageOf(target));
  const shared = () => ({ url: options.url || pageAddress(), title: options.text || document.title });
  const status = fromTemplate(statusLine);
  const add = (name: 'sheet' | 'copy', run: () => Promise<void>) => {
    const item = likeNeighbors(target, lifetime);
    const button = fromTemplate(shareButton, { name, label: t(name) });
    button.addEventListener('click', run);
    item.append(button, status);
  };

  // A closed sheet needs no message; after a failure the links remain.
  if ('share' in navigator) add('sheet', () => navigator.share(shared()).catch(() => {}));
  if (navigator.clipboard)
    add('copy', async () => {
      const { url } = shared();
      status.textContent = '';
      const isCopied = await navigator.clipboard.writeText(url).then(
        () => true,
        () => false,
      );
      status.textContent = isCopied ? t('copied') : t('copyFailed', { url });
    });
  target.addEventListener('click', openPopup, { signal: lifetime.signal });
}

/** A click for a new tab, or one that was handled, is left alone; so is the link if no window may open. */
function openPopup(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!/^https?:$/.test(link.protocol) || link.host === location.host) return;
  const left = Math.max(0, screenX + (outerWidth - POPUP.width) / 2);
  const top = Math.max(0, screenY + (outerHeight - POPUP.height) / 2);
  const popup = open(
    link.href,
    '_blank',
    `popup,width=${POPUP.width},height=${POPUP.height},left=${left},top=${top}`,
  );
  if (!popup) return;
  popup.opener = null;
  event.preventDefault();
}

/** The canonical address; in a stream of articles, whose head is the first one's, the current address. */
function pageAddress(): string {
  const said = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const isElsewhere =
    said && document.querySelector('.onda-stream-tail') && !said.endsWith(location.pathname);
  return said && !isElsewhere ? said : location.href.replace(/#.*/, '');
}

/** Adds an item like the printed ones, after them. */
function likeNeighbors(target: HTMLElement, lifetime: Lifetime): HTMLElement {
  const list = target.querySelector('ul, ol, [role="list"]') ?? target;
  const last = list.lastElementChild;
  const item =
    last instanceof HTMLElement && last.localName !== 'a'
      ? (last.cloneNode(false) as HTMLElement)
      : fromTemplate(itemTemplate);
  item.removeAttribute('id');
  list.append(untilEnd(item, target, lifetime));
  return item;
}
