import { settled } from '@onda/core/testing/fake-clock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, fakeSetup } from '../testing/fake-setup';
import { buttonOf, message, press, put, seen } from '../testing/page';
import { gateMessages } from './dialog-messages';

const BUTTON = '<fav-button post-id="4" favorite-count="3"></fav-button>';
const CONSENT = {
  status: 'consent_required',
  message: '<p>¿Una <b>cookie</b>?<script>x</script></p>',
  accept_text: 'Vale',
  deny_text: 'Nunca',
};

const dialog = () => document.querySelector('.onda-dialog')?.shadowRoot?.querySelector('dialog');
const choices = () => [...(dialog()?.querySelectorAll<HTMLElement>('.choices > *') ?? [])];
const choose = async (at: number) => {
  choices()[at]?.click();
  await settled();
  await settled();
};
let left = () => {};

afterEach(() => {
  left();
  document.body.replaceChildren();
});

async function opened(reply: unknown, ...given: [] | [Parameters<typeof fakeSetup>[1]]) {
  const server = fakeServer();
  const own = server.ajax;
  own.answer('favorites_favorite', reply);
  const setup = fakeSetup(own, ...given);
  const [one] = await put(BUTTON, setup);
  left = () => one && setup.shell.disconnected(one);
  await press(one);
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
  return { ajax: own, one, setup };
}

describe('who clears the list', () => {
  async function cleared(reply?: unknown) {
    const { ajax } = fakeServer([4]);
    if (reply) ajax.answer('favorites_clear', reply);
    const setup = fakeSetup(ajax, { hasHint: true });
    const [count, clear] = await put('<fav-count></fav-count><fav-clear></fav-clear>', setup);
    left = () => {
      for (const element of [count, clear]) if (element) setup.shell.disconnected(element);
    };
    // A gate that is there already would open within the press.
    await import('./dialogs');
    await vi.waitFor(() => expect(count?.textContent).toBe('1'));
    await press(clear);
    return { ajax, count };
  }

  it('sees no dialog once it is empty', async () => {
    const { count } = await cleared();
    expect(count?.textContent).toBe('0');
    await settled();
    expect(dialog()).toBeUndefined();
  });

  it('is asked for consent where the server wants it, and keeps the list until then', async () => {
    const { count } = await cleared(CONSENT);
    await vi.waitFor(() =>
      expect(choices().map(({ textContent }) => textContent)).toEqual(['Vale', 'Nunca']),
    );
    expect(count?.textContent).toBe('1');
  });
});

describe('who must sign in', () => {
  it('finds the button reset, is told so in a modal dialog, and comes back to it', async () => {
    const { one } = await opened({ status: 'unauthenticated' });
    expect([seen(one), buttonOf(one).disabled, message(one)]).toEqual([[false, 3], false, '']);
    expect(dialog()?.textContent).toContain(gateMessages.es.signInText);
    expect(choices().map(({ textContent }) => textContent)).toEqual(['Cerrar']);
    await choose(0);
    expect(dialog()).toBeUndefined();
    expect(document.activeElement).toBe(buttonOf(one));
  });

  it('is linked to where that is done, in the owner’s words', async () => {
    const signIn = {
      mode: 'dialog' as const,
      url: 'https://radio.test/entrar',
      html: '<p>Hazte <b>socio</b></p>',
    };
    await opened({ status: 'unauthenticated' }, { settings: { signIn } });
    expect(dialog()?.querySelector('#text')?.innerHTML).toBe('<p>Hazte <b>socio</b></p>');
    expect(choices()[0]?.getAttribute('href')).toBe('https://radio.test/entrar');
  });

  it('is redirected where the owner chose that', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    const { ajax } = fakeServer();
    ajax.answer('favorites_favorite', { status: 'unauthenticated' });
    const signIn = { mode: 'redirect' as const, url: 'https://radio.test/entrar', html: '' };
    const setup = fakeSetup(ajax, { settings: { signIn } });
    const [one] = await put(BUTTON, setup);
    left = () => one && setup.shell.disconnected(one);
    await press(one);
    expect(assign).toHaveBeenCalledWith('https://radio.test/entrar');
    expect(dialog()).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it('gets the dialog when the address is none', async () => {
    const signIn = { mode: 'redirect' as const, url: 'javascript:alert(1)', html: '' };
    await opened({ status: 'unauthenticated' }, { settings: { signIn } });
    expect(choices()).toHaveLength(1);
  });
});

describe('consent', () => {
  it('is asked for in the server’s words, without what could run', async () => {
    await opened(CONSENT);
    expect(dialog()?.querySelector('#text')?.innerHTML).toBe('<p>¿Una <b>cookie</b>?</p>');
    expect(choices().map(({ textContent }) => textContent)).toEqual(['Vale', 'Nunca']);
  });

  it('accepted marks the button and repeats the click', async () => {
    const { ajax, one } = await opened(CONSENT);
    ajax.answer('favorites_favorite', {
      status: 'success',
      favorites: [{ site_id: 1, posts: { 4: { post_id: 4, total: 4 } } }],
    });
    await choose(0);
    expect(one?.getAttribute('user-consent-accepted')).toBe('true');
    expect(ajax.calls.map(({ fields }) => fields.user_consent_accepted)).toEqual([false, true]);
    expect(seen(one)).toEqual([true, 4]);
  });

  it('denied saves consent as false', async () => {
    const { ajax, one } = await opened(CONSENT);
    await choose(1);
    expect(ajax.calls.at(-1)).toMatchObject({
      action: 'favorites_cookie_consent',
      fields: { consent: false },
    });
    expect([seen(one), message(one)]).toEqual([[false, 3], '']);
  });

  it('denied does not swallow the press that follows while it is saved', async () => {
    const { ajax, one } = await opened(CONSENT);
    let saved = (_: unknown) => {};
    ajax.answer('favorites_cookie_consent', new Promise((done) => (saved = done)));
    await choose(1);
    await press(one);
    saved({ status: 'success', consent: false });
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
    expect(ajax.calls.map(({ action }) => action)).toEqual([
      'favorites_favorite',
      'favorites_cookie_consent',
      'favorites_favorite',
    ]);
  });

  it.each([
    ['offline', new Error('offline')],
    ['500', new Error('500')],
  ])('that could not be saved is told: %s', async (_, failure) => {
    const { ajax, one } = await opened(CONSENT);
    ajax.answer('favorites_cookie_consent', failure);
    await choose(1);
    await vi.waitFor(() => expect(message(one)).toBe('No se ha podido. Inténtalo de nuevo.'));
    expect(buttonOf(one).disabled).toBe(false);
  });

  it.each([
    ['by Escape', () => dialog()?.close('')],
    ['by a press beside the dialog', () => dialog()?.click()],
  ])('without an answer saves nothing: %s', async (_, leave) => {
    const { ajax } = await opened(CONSENT);
    dialog()?.querySelector<HTMLElement>('#text')?.click();
    expect(dialog()?.open).toBe(true);
    leave();
    await settled();
    expect(ajax.calls).toHaveLength(1);
    expect(dialog()).toBeUndefined();
  });

  it('has our words where the server sent none', async () => {
    await opened({ status: 'consent_required' });
    expect(dialog()?.textContent).toContain(gateMessages.es.consentText);
    expect(choices().map(({ textContent }) => textContent)).toEqual(['Aceptar', 'Rechazar']);
  });
});

it('a dialog has a name, a description, and the page’s language and direction', async () => {
  await opened({ status: 'unauthenticated' });
  const id = dialog()?.getAttribute('aria-labelledby') ?? '';
  expect(dialog()?.querySelector(`#${id}`)?.textContent).toBe('Inicia sesión');
  expect(dialog()?.getAttribute('aria-describedby')).toBe('text');
  expect(document.querySelector<HTMLElement>('.onda-dialog')?.lang).toBe('es');
});
