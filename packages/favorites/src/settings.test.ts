import { expect, it } from 'vitest';
import { favoritesSettings } from './settings';

function settingsOf(favorites: unknown) {
  const config = JSON.stringify({ settings: { favorites } });
  document.body.innerHTML = `<script type="application/json" id="onda-config">${config}</script>`;
  return favoritesSettings();
}

const NONE = {
  backend: 'onda',
  who: 'users',
  siteId: 1,
  perPage: 20,
  failure: 'message',
  signIn: { mode: 'dialog', url: '', html: '' },
};

it('takes what PHP says', () => {
  const said = {
    backend: 'favorites',
    who: 'everybody',
    siteId: 3,
    perPage: 12,
    failure: 'silent',
    signIn: { mode: 'redirect', url: 'https://radio.test/entrar', html: '<b>Entra</b>' },
  };
  expect(settingsOf(said)).toEqual(said);
});

it.each([
  ['nothing', undefined],
  ['words that it does not know', { backend: 'x', who: 'x', signIn: { mode: 'x' } }],
  [
    'values of another kind',
    { backend: 1, who: true, siteId: 'x', perPage: null, failure: 1, signIn: { url: 7, html: {} } },
  ],
])('does what a site without settings does where PHP says %s', (_, said) => {
  expect(settingsOf(said)).toEqual(NONE);
});

it.each([
  ['', 'dialog'],
  [false, 'dialog'],
  [undefined, 'dialog'],
  ['1', 'redirect'],
  [true, 'redirect'],
])('the Favorites plugin that says %j of a redirect leads to: %s', (authentication_redirect, mode) => {
  Reflect.set(window, 'favorites_data', { authentication_redirect, authentication_redirect_url: '/acceso' });
  const { signIn } = settingsOf({ backend: 'favorites', signIn: { mode: 'redirect' } });
  Reflect.deleteProperty(window, 'favorites_data');
  expect(signIn).toEqual({ mode, url: '/acceso', html: '' });
});

it('takes the Favorites plugin’s own gate where that answers, without its close link', () => {
  Reflect.set(window, 'favorites_data', {
    authentication_modal_content:
      '<p>Entra, por favor.</p><p><a href="#" data-favorites-modal-close>Dismiss</a></p>',
    authentication_redirect: '1',
    authentication_redirect_url: 'https://radio.test/acceso',
  });
  const ours = { mode: 'dialog', url: 'https://radio.test/entrar', html: '' };
  expect(settingsOf({ backend: 'favorites', signIn: ours }).signIn).toEqual({
    mode: 'redirect',
    url: 'https://radio.test/acceso',
    html: '<p>Entra, por favor.</p><p></p>',
  });
  expect(settingsOf({ backend: 'onda', signIn: ours }).signIn).toEqual(ours);
  Reflect.deleteProperty(window, 'favorites_data');
  expect(settingsOf({ backend: 'favorites', signIn: ours }).signIn).toEqual(ours);
});
