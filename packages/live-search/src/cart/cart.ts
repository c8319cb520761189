import { serverHtml } from '@onda/core/dom/server-html';
import type { Ajax } from '@onda/core/http/ajax';
import { webAddress } from '@onda/core/http/safe-url';

/** The class by which a shop says that a button adds without leaving the page. */
const AJAX_BUTTON = '.ajax_add_to_cart';

/** The globals that the shop plugin prints on its pages. */
interface ShopPage {
  wc_add_to_cart_params?: unknown;
  jQuery?: unknown;
}

export interface CartDependencies {
  ajaxAt(url: string): Ajax;
  /** The address of the site's home page. */
  home: string;
  page: ShopPage;
  go(address: string): void;
  /** A request failed: the button can be pressed again. */
  failed(button: HTMLElement): void;
}

/** A page has one queue: requests that run side by side would each save a cart without the other's product. */
let queue: Promise<void> = Promise.resolve();

/** Takes the clicks on add-to-cart buttons in `results`, until `signal` ends it. */
export function serveCart(results: HTMLElement, dependencies: CartDependencies, signal: AbortSignal): void {
  const click = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(AJAX_BUTTON);
    if (!button?.dataset.product_id) return;
    event.preventDefault();
    // The shop's own script listens further up and would add it a second time.
    event.stopPropagation();
    button.classList.remove('added');
    button.classList.add('loading');
    queue = queue.then(() => add(button, dependencies));
  };
  results.addEventListener('click', click, { signal });
}

/** Never rejects: the next in the queue is served whatever happens. */
async function add(button: HTMLElement, dependencies: CartDependencies): Promise<void> {
  const { address, redirectTo } = shopOf(dependencies);
  button.classList.add('loading');
  try {
    // The shop's address says what is wanted: no admin-ajax action travels.
    const fields = { ...button.dataset, quantity: quantityOf(button), action: undefined };
    settle(button, await dependencies.ajaxAt(address).post('', fields), redirectTo, dependencies);
  } catch {
    dependencies.failed(button);
  } finally {
    button.classList.remove('loading');
  }
}

/** M-7: to the product on an error, to the cart where the shop wants it, else the page is told. */
function settle(
  button: HTMLElement,
  reply: unknown,
  redirectTo: string,
  dependencies: CartDependencies,
): void {
  const { error, product_url, fragments, cart_hash } = record(reply);
  const address = error ? webAddress(product_url) : redirectTo;
  if (address) dependencies.go(address);
  else if (error) dependencies.failed(button);
  else emitAdded(button, record(fragments), String(cart_hash ?? ''), dependencies.page);
}

/** The shop's script hears jQuery's event and shows the fragments; where there is none, we show them. */
function emitAdded(
  button: HTMLElement,
  fragments: Record<string, unknown>,
  cart_hash: string,
  { jQuery }: ShopPage,
) {
  button.classList.add('added');
  if (typeof jQuery === 'function') {
    jQuery(document.body).trigger('added_to_cart', [fragments, cart_hash, jQuery(button)]);
    return;
  }
  document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail: { fragments, cart_hash, button } }));
  showFragments(fragments);
}

/** Replaces the elements of each selector, as the shop's script would. */
function showFragments(fragments: Record<string, unknown>): void {
  for (const [selector, html] of Object.entries(fragments)) {
    for (const place of found(selector)) place.replaceWith(serverHtml(String(html)));
  }
}

function found(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

function shopOf({ home, page }: CartDependencies) {
  const { wc_ajax_url, cart_redirect_after_add, cart_url } = record(page.wc_add_to_cart_params);
  const named = typeof wc_ajax_url === 'string' ? wc_ajax_url.replace('%%endpoint%%', 'add_to_cart') : '';
  const wanted = new URL('?wc-ajax=add_to_cart', home || location.origin).href;
  return {
    address: webAddress(named) || wanted,
    redirectTo: cart_redirect_after_add === 'yes' ? webAddress(cart_url) : '',
  };
}

/** A field beside the button, else what the button says, else one. */
function quantityOf(button: HTMLElement): string {
  const field = button.parentElement?.querySelector<HTMLInputElement>('input.qty, input[name="quantity"]');
  return field?.value || button.dataset.quantity || '1';
}

const record = (value: unknown): Record<string, unknown> => Object(value);
