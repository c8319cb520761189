import type { Lifetime } from '@onda/core/element/lifetime';
import { createLifetime } from '@onda/core/testing/endings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workInPlace } from './captcha-work';

const ADDRESS = 'https://radio.example/?endpoint=captcha&action=work&data=eyJ9';
const CHALLENGE = { algorithm: 'SHA-256', maxnumber: 500_000 };

let lifetime: Lifetime;
let said: string[];

beforeEach(() => {
  document.body.innerHTML = `<form><button type="button" value="${ADDRESS}">x</button><input name="data[captcha]" required></form>`;
  lifetime = createLifetime();
  said = [];
});
afterEach(() => {
  lifetime.end();
  document.body.replaceChildren();
});

const button = () => document.querySelector('button') as HTMLButtonElement;
const field = () => document.querySelector('[name="data[captcha]"]') as HTMLInputElement;
/** The form data as a browser fills it; happy-dom fires no `formdata` event itself. */
const sent = (): Record<string, unknown> => {
  const form = document.querySelector('form') as HTMLFormElement;
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return Object.fromEntries(formData);
};
const tell = (text: string, isWrong = false) => void said.push(isWrong ? `! ${text}` : text);
const get = vi.fn(async (_address: string): Promise<unknown> => JSON.stringify(CHALLENGE));
const proved = vi.fn(async (_challenge: unknown) => 'proof');
const work = (changed: object = {}) =>
  workInPlace(button(), {
    lang: 'es',
    lifetime,
    field: field(),
    get,
    tell,
    proved,
    ...changed,
  });

it('asks the address of its button, adds the proof to the form and closes the field', async () => {
  await work();
  expect(get).toHaveBeenCalledWith(ADDRESS, lifetime.signal);
  expect(proved).toHaveBeenCalledWith(CHALLENGE, lifetime.signal);
  expect(sent()).toEqual({ 'data[captcha_proof]': 'proof' });
  expect(field().disabled).toBe(true);
  expect(said).toEqual([
    'Tu navegador está calculando. Puede tardar unos segundos.',
    'Hecho. Ya puedes enviar el formulario.',
  ]);
});

it('works once at a time, and the form holds one proof however often it is asked', async () => {
  const [first, second] = [work(), work()];
  expect(button().ariaDisabled).toBe('true');
  await Promise.all([first, second]);
  expect(said).toHaveLength(2);
  expect(button().ariaDisabled).toBeNull();
  await work({ proved: async () => 'other' });
  expect(sent()).toEqual({ 'data[captcha_proof]': 'other' });
});

it.each([
  ['was opened for another code', () => Object.assign(field(), { disabled: false })],
  ['has left with its captcha', () => field().remove()],
])('sends no proof once the field %s', async (_, change) => {
  await work();
  change();
  expect('data[captcha_proof]' in sent()).toBe(false);
});

it.each([
  ['the server does not answer', { get: () => Promise.reject(new Error('offline')) }],
  ['the captcha is over', { get: async () => '' }],
  ['the answer is a page', { get: async () => '<!doctype html>' }],
  ['no proof is found', { proved: async () => '' }],
])('says that it failed when %s; the field stays open', async (_, changed) => {
  await work(changed);
  expect(said[1]).toBe('! No se ha podido calcular. Inténtalo de nuevo.');
  expect([field().disabled, 'data[captcha_proof]' in sent()]).toEqual([false, false]);
});

it('changes nothing in a form that has left the page, and speaks English on an English page', async () => {
  const working = work({ lang: 'en' });
  lifetime.end();
  await working;
  expect(sent()).toEqual({ 'data[captcha]': '' });
  expect(said).toEqual(['Your browser is calculating. It may take some seconds.']);
});
