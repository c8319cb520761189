import { createLifetime } from '@onda/core/testing/endings';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DIMMED, followSending, GUARD_MS } from './behavior';

let lifetime = createLifetime();
let clock = fakeClock();

/** The form as Contact Form 7 prints it. */
const FORM = `<div class="wpcf7"><div class="screen-reader-response"><p role="status"></p></div>
  <form class="wpcf7-form init" data-status="init"><input name="your-name" class="wpcf7-form-control wpcf7-not-valid" aria-invalid="true">
  <input type="submit" class="wpcf7-form-control wpcf7-submit" value="Enviar"><div class="wpcf7-response-output"></div></form></div>`;

const one = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const form = () => one<HTMLFormElement>('form');
const button = () => one('.wpcf7-submit');
const isSending = () => [
  button().style.opacity,
  button().getAttribute('aria-disabled'),
  form().classList.contains('processing'),
  form().getAttribute('aria-busy'),
];
const SENDING = [DIMMED, 'true', true, 'true'];
const GIVEN_BACK = ['', null, false, null];

function send() {
  form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  form().dataset.status = 'submitting';
  form().classList.replace('init', 'submitting');
}

const emit = (name: string, status?: string, on: HTMLElement = one('.wpcf7')) =>
  on.dispatchEvent(new CustomEvent(`wpcf7${name}`, { bubbles: true, detail: { status } }));

beforeEach(() => {
  lifetime = createLifetime();
  clock = fakeClock();
  document.documentElement.lang = 'es';
  document.body.innerHTML = FORM;
  followSending({ target: document.body, options: { for: '' }, lifetime }, clock);
});
afterEach(() => lifetime.end());

it('dims the button and marks the form while it is sent', () => {
  expect(isSending()).toEqual(GIVEN_BACK);
  send();
  expect([isSending(), DIMMED]).toEqual([SENDING, '0.2']);
});

it.each(['submit', 'invalid', 'spam', 'mailsent', 'mailfailed'])('gives the form back on wpcf7%s', (name) => {
  send();
  emit(name);
  expect([isSending(), clock.waiting()]).toEqual([GIVEN_BACK, 0]);
});

it.each(['submitting', 'validating', 'resetting'])('goes on while the plugin says %s', (status) => {
  send();
  emit('statuschanged', status, form());
  expect(isSending()).toEqual(SENDING);
});

it.each([
  'init',
  'invalid',
  'unaccepted',
  'spam',
  'aborted',
  'sent',
  'failed',
  'payment-required',
  'custom-x',
])('gives the form back when the plugin says %s', (status) => {
  send();
  emit('statuschanged', status, form());
  expect(isSending()).toEqual(GIVEN_BACK);
});

it('after 30 s without an answer gives the form back and says so in the plugin’s places', async () => {
  send();
  await clock.advance(GUARD_MS - 1);
  expect([isSending(), GUARD_MS]).toEqual([SENDING, 30_000]);
  await clock.advance(1);
  expect(isSending()).toEqual(GIVEN_BACK);
  expect([form().dataset.status, form().className]).toEqual(['failed', 'wpcf7-form failed']);
  const text = 'No ha llegado ninguna respuesta. Inténtalo otra vez.';
  expect([one('.wpcf7-response-output').textContent, one('[role=status]').textContent]).toEqual([text, text]);
});

it('a second sending has its own 30 s, and a page that comes back is given back', async () => {
  send();
  await clock.advance(20_000);
  emit('mailfailed');
  send();
  await clock.advance(20_000);
  expect(isSending()).toEqual(SENDING);
  window.dispatchEvent(new Event('pageshow'));
  expect([isSending(), clock.waiting()]).toEqual([GIVEN_BACK, 0]);
});

it('an event without details, or of another form, does no harm', () => {
  document.body.insertAdjacentHTML('beforeend', '<form id="other"></form>');
  send();
  emit('mailsent', '', one('#other'));
  expect(isSending()).toEqual(SENDING);
  form().dispatchEvent(new Event('wpcf7statuschanged', { bubbles: true }));
  expect(isSending()).toEqual(GIVEN_BACK);
});

it('a field loses its invalid mark when it is clicked', () => {
  const field = one('[name]');
  field.click();
  expect([field.className, field.getAttribute('aria-invalid')]).toEqual(['wpcf7-form-control', 'false']);
});

it('a form that somebody refuses to send is not marked', () => {
  form().addEventListener('submit', (event) => event.stopImmediatePropagation());
  send();
  expect(isSending()).toEqual(GIVEN_BACK);
});

it('ends with all it began', () => {
  send();
  lifetime.end();
  expect([isSending(), clock.waiting()]).toEqual([GIVEN_BACK, 0]);
  send();
  expect(isSending()).toEqual(GIVEN_BACK);
});
