import { createLifetime } from '@onda/core/testing/endings';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkForm } from './form-check';
import { openCheck } from './lazy-check';

const WORDS = { language: 'en', invalidName: 'name', invalidLetters: 'letters' } as const;
const email = (value: string) => `<input type="email" name="data[mail]" required value="${value}">`;
const name = (value: string, more = '') =>
  `<input name="data[name]" data-parsley-names="[]" ${more} value="${value}">`;

afterEach(() => document.body.replaceChildren());

function opened(fields: string, rules = vi.fn(async () => ({ checkForm }))) {
  document.body.innerHTML = `<form><input type="hidden" name="data[form_id]" value="3">${fields}<input type="submit"></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const lifetime = createLifetime();
  const check = openCheck(form, WORDS, lifetime, rules);
  const says = () =>
    [...form.querySelectorAll('.mailpoet_field_error')].map(({ textContent }) => textContent);
  return { form, check, rules, says, lifetime };
}

describe('a form', () => {
  it.each([
    ['an address', email('ana.maria+radio@correo.radio-uno.es')],
    ['an address and a name', email('ana@ejemplo.es') + name('Ana María')],
    ['a name that is left out', email('ana@ejemplo.es') + name('')],
    [
      'a choice',
      `${email('ana@ejemplo.es')}<input type="checkbox" name="data[agree]" value="1" required checked>`,
    ],
  ])('with %s is right without the rules, which say the same', async (_, fields) => {
    const { check, rules, form, lifetime } = opened(fields);
    expect([await check.isValid(), rules.mock.calls.length]).toEqual([true, 0]);
    expect(checkForm(form, WORDS, lifetime).isValid()).toBe(true);
  });

  it.each([
    ['no address', email('')],
    ['half an address', email('ana@')],
    ['a host without a dot', email('ana@localhost')],
    ['letters before the @', email('muñoz@ejemplo.es')],
    ['a name with a bracket', name('Ana<')],
    ['a name with a link', name('http://otro.ejemplo')],
    ['spaces for a name', name('  ', 'required')],
    ['a box that is not ticked', '<input type="checkbox" name="data[agree]" value="1" required>'],
    ['a rule of the page', '<input name="data[x]" data-parsley-minlength="6" value="abc">'],
    [
      'no choice of a group',
      '<fieldset data-parsley-required="true"><input type="checkbox" name="data[list][]" value="1"></fieldset>',
    ],
  ])('with %s is refused by the rules', async (_, fields) => {
    const { check, rules, says } = opened(fields);
    expect([await check.isValid(), rules.mock.calls.length, says().length]).toEqual([false, 1, 1]);
  });

  it('is the server’s to judge where the rules do not arrive', async () => {
    const { check } = opened(
      email(''),
      vi.fn(async () => Promise.reject(new Error('offline'))),
    );
    expect(await check.isValid()).toBe(true);
  });

  it('asks the rules about each change once they are there, and forgets what they said', async () => {
    const { check, form, says } = opened(email('ana@'));
    const field = form.querySelector('[type=email]') as HTMLInputElement;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(says()).toEqual(['This value should be a valid email.']));
    check.reset();
    expect(says()).toEqual([]);
  });
});
