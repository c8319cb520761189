import { adoptStyle } from '@onda/core/element/adopt-style';
import { readConfig } from '@onda/core/http/config';
import { ajaxAt } from '@onda/core/http/page-services';
import { translator } from '@onda/core/i18n/messages';
import type { Widget } from '../actions';
import { go } from '../addresses/go';
import { serveCart } from './cart';
import sheet from './cart.css';
import { cartMessages } from './cart-messages';

/**
 * Lets the add-to-cart buttons among the results add without leaving the page. An error is shown under the button and
 * in the status.
 */
export function serveShop({ host, options, said }: Widget): void {
  const { element, lifetime, lang } = host;
  adoptStyle(element, sheet);
  const t = translator(cartMessages, lang, readConfig().messages['live-search']);
  serveCart(
    element,
    {
      ajaxAt,
      home: options().homeUrl,
      page: window as { jQuery?: unknown; wc_add_to_cart_params?: unknown },
      go: (address) => go({ address }, 'same', element),
      failed(button) {
        said.setState(t('notAdded'), true);
        if (button.parentElement) button.parentElement.dataset.failed = t('notAdded');
      },
    },
    lifetime.signal,
  );
}
