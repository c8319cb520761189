import { createAjax } from '@onda/core/http/ajax';
import { fakeClock } from '@onda/core/testing/fake-clock';

/**
 * A shop as WooCommerce's `wc-ajax=add_to_cart` is documented: one cart, saved as a whole at the end of each request.
 */
export function shop(reply?: (form: Record<string, string>) => Response) {
  const asked: { url: string; method: string; form: Record<string, string> }[] = [];
  let cart: string[] = [];
  let open = 0;
  let most = 0;

  const serve: typeof fetch = async (input, init) => {
    const form = Object.fromEntries(new URLSearchParams(String(init?.body)));
    asked.push({ url: String(input), method: init?.method ?? 'GET', form });
    open += 1;
    most = Math.max(most, open);
    // Another request that reads the cart now would save it without this one's product.
    const read = [...cart];
    await new Promise((resolve) => void setImmediate(resolve));
    if (form.product_id) cart = [...read, form.product_id];
    open -= 1;
    return reply?.(form) ?? Response.json(added(cart.length));
  };

  return {
    asked,
    cart: () => cart,
    most: () => most,
    ajaxAt: (url: string) => createAjax({ url, fetch: serve, clock: fakeClock() }),
  };
}

export const added = (count: number) => ({
  fragments: { '.cart-count': `<span class="cart-count">${count}</span>`, '[[': 'x' },
  cart_hash: `hash-${count}`,
});
