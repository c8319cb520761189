import { readConfig } from '@onda/core/config';
import { translator } from '@onda/core/messages';
import { ajaxAt } from '@onda/core/page-services';
import type { Widget } from './actions';
import { serveCart } from './cart';
import { go } from './go';

const messages = {
  es: { notAdded: 'No se pudo añadir al carrito. Inténtalo de nuevo.' },
  en: { notAdded: 'It could not be added to the cart. Try again.' },
} as const;

/** Lets the add-to-cart buttons among the results add without leaving the page. */
export function serveShop({ host, options }: Widget): void {
  const { element, life, lang } = host;
  const t = translator(messages, lang, readConfig().messages['live-search']);
  serveCart(
    element,
    {
      ajaxAt,
      home: options().homeUrl,
      page: window as { jQuery?: unknown; wc_add_to_cart_params?: unknown },
      go: (address) => go({ address }, 'same', element),
      failed: () => say(element, t('notAdded')),
    },
    life.signal,
  );
}

function say(element: HTMLElement, text: string): void {
  const status = element.querySelector('[part~="status"]');
  if (status) status.textContent = text;
}
