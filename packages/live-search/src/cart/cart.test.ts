import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shop } from '../testing/shop';
import { type CartDependencies, serveCart } from './cart';

const BUTTON =
  '<a class="button ajax_add_to_cart added" data-product_id="7" data-product_sku="R-7" data-quantity="2" href="?add-to-cart=7">Comprar</a>';

let ends: AbortController;

beforeEach(() => {
  ends = new AbortController();
});

afterEach(() => {
  ends.abort();
  document.body.replaceChildren();
});

function open(html = BUTTON, reply?: Parameters<typeof shop>[0], page: CartDependencies['page'] = {}) {
  document.body.innerHTML = `<span class="cart-count">0</span><div id="results">${html}</div>`;
  const results = document.querySelector('#results') as HTMLElement;
  const served = shop(reply);
  const gone: string[] = [];
  const failed: HTMLElement[] = [];
  const setup = { ajaxAt: served.ajaxAt, home: 'https://radio.test/', page };
  serveCart(
    results,
    { ...setup, go: (url) => gone.push(url), failed: (one) => failed.push(one) },
    ends.signal,
  );
  const button = results.querySelector('a') as HTMLElement;
  const press = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    button.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    ...served,
    gone,
    failed,
    button,
    press,
    done: () => vi.waitFor(() => expect(button.classList).not.toContain('loading')),
  };
}

const count = () => document.querySelector('.cart-count')?.textContent;

describe('a click on an add-to-cart button', () => {
  it('sends what the button says, and the quantity, to the shop', async () => {
    const { press, done, asked } = open();
    expect(press()).toBe(true);
    await done();
    expect(asked).toEqual([
      {
        url: 'https://radio.test/?wc-ajax=add_to_cart',
        method: 'POST',
        form: { product_id: '7', product_sku: 'R-7', quantity: '2' },
      },
    ]);
  });

  it.each([
    ['one', '<a class="ajax_add_to_cart" data-product_id="7">+</a>', '1'],
    [
      'that of a field beside it',
      '<span><input class="qty" value="5"><a class="ajax_add_to_cart" data-product_id="7">+</a></span>',
      '5',
    ],
    [
      'that of the field before that of the button',
      '<span><input name="quantity" value="5"><a class="ajax_add_to_cart" data-product_id="7" data-quantity="2">+</a></span>',
      '5',
    ],
    [
      'that of the button beside a field that is empty',
      '<span><input class="qty" value=""><a class="ajax_add_to_cart" data-product_id="7" data-quantity="2">+</a></span>',
      '2',
    ],
  ])('asks for %s', async (_, html, quantity) => {
    const { press, done, asked } = open(html);
    press();
    await done();
    expect(asked[0]?.form.quantity).toBe(quantity);
  });

  it('goes to the address that the shop names', async () => {
    const params = { wc_ajax_url: '/es/?wc-ajax=%%endpoint%%&x=1' };
    const { press, done, asked } = open(BUTTON, undefined, { wc_add_to_cart_params: params });
    press();
    await done();
    expect(asked[0]?.url).toBe(new URL('/es/?wc-ajax=add_to_cart&x=1', document.baseURI).href);
  });

  it('has the loading class while it runs; the added class goes at its start and comes at its end', async () => {
    const { press, done, button } = open();
    press();
    expect([...button.classList]).toEqual(['button', 'ajax_add_to_cart', 'loading']);
    await done();
    expect([...button.classList]).toEqual(['button', 'ajax_add_to_cart', 'added']);
  });

  it.each([
    ['the ajax class', '<a class="button" data-product_id="7" href="#">+</a>'],
    ['a product', '<a class="ajax_add_to_cart" href="#">+</a>'],
    ['a product that is named', '<a class="ajax_add_to_cart" data-product_id="" href="#">+</a>'],
  ])('without %s is the page’s own', (_, html) => {
    const { press, asked } = open(html);
    expect([press(), asked]).toEqual([false, []]);
  });

  it('is not served a second time by the shop’s own script', async () => {
    const theirs = vi.fn();
    document.body.addEventListener('click', theirs, { signal: ends.signal });
    const { press, done } = open();
    press();
    await done();
    expect(theirs).not.toHaveBeenCalled();
  });

  it('ten times in a row is ten requests, one after the other, and nothing is lost', async () => {
    const { press, asked, most, cart, button } = open();
    for (let n = 0; n < 10; n += 1) press();
    await vi.waitFor(() => expect(cart()).toHaveLength(10));
    await vi.waitFor(() => expect(button.classList).not.toContain('loading'));
    expect([asked.length, most()]).toEqual([10, 1]);
  });

  it('after the box has left does nothing of ours', () => {
    const { press, asked } = open();
    ends.abort();
    expect([press(), asked]).toEqual([false, []]);
  });
});

describe('the outcome', () => {
  it('without jQuery is an event of the page, and the shop’s fragments are shown', async () => {
    const heard: unknown[] = [];
    document.body.addEventListener('added_to_cart', (event) => heard.push((event as CustomEvent).detail), {
      signal: ends.signal,
    });
    const { press, done, button } = open();
    press();
    await done();
    expect(heard).toMatchObject([
      { cart_hash: 'hash-1', button, fragments: { '.cart-count': expect.any(String) } },
    ]);
    expect(count()).toBe('1');
  });

  it('with jQuery is its event, with fragments, hash and button; who hears it shows the fragments', async () => {
    const trigger = vi.fn();
    const jQuery = vi.fn((node: unknown) => ({ node, trigger }));
    const native = vi.fn();
    document.body.addEventListener('added_to_cart', native, { signal: ends.signal });
    const { press, done, button } = open(BUTTON, undefined, { jQuery });
    press();
    await done();
    expect(jQuery.mock.calls).toEqual([[document.body], [button]]);
    expect(trigger.mock.calls).toEqual([
      [
        'added_to_cart',
        [expect.objectContaining({ '.cart-count': expect.any(String) }), 'hash-1', { node: button, trigger }],
      ],
    ]);
    expect([native.mock.calls.length, count()]).toEqual([0, '0']);
  });

  it('that is an error leads to the product', async () => {
    const url = 'https://radio.test/producto/';
    const { press, done, gone, button } = open(BUTTON, () =>
      Response.json({ error: true, product_url: url }),
    );
    press();
    await done();
    expect([gone, button.classList.contains('added')]).toEqual([[url], false]);
  });

  it('leads to the cart where the shop wants it', async () => {
    const params = { cart_redirect_after_add: 'yes', cart_url: 'https://radio.test/carrito/' };
    const { press, done, gone } = open(BUTTON, undefined, { wc_add_to_cart_params: params });
    press();
    await done();
    expect(gone).toEqual(['https://radio.test/carrito/']);
  });

  it.each([
    ['an error without a product', () => Response.json({ error: true })],
    [
      'an error with a hostile address',
      () => Response.json({ error: true, product_url: 'javascript:alert(1)' }),
    ],
    ['an HTML page', () => new Response('<!doctype html>')],
    ['403', () => new Response('', { status: 403 })],
    ['500', () => new Response('', { status: 500 })],
    ['`0`', () => new Response('0')],
  ])('of %s is said, and the button can be pressed again', async (_, reply) => {
    const { press, done, gone, failed, button, asked } = open(BUTTON, reply);
    press();
    await done();
    expect([gone, failed, button.classList.contains('added')]).toEqual([[], [button], false]);
    press();
    await done();
    expect(asked).toHaveLength(2);
  });
});
