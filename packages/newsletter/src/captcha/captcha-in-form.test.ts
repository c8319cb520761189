import { createLifetime } from '@onda/core/testing/endings';
import { afterEach, expect, it } from 'vitest';
import { checkForm } from '../form/form-check';
import { mountCaptcha } from './captcha-panel';

const WORDS = { language: 'en', invalidName: 'name', invalidLetters: 'letters' } as const;
const SESSION = { id: 'a', imageUrl: '/image', audioUrl: '/audio', workUrl: '' };

afterEach(() => document.body.replaceChildren());

it('an empty captcha is told once, by itself', () => {
  document.body.innerHTML = '<form><div class="mailpoet_captcha_place"></div></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const place = form.firstElementChild as HTMLElement;
  const lifetime = createLifetime();
  const captcha = mountCaptcha({ form, place, session: SESSION, lang: 'en', lifetime });
  expect([checkForm(form, WORDS, lifetime).isValid(), captcha.isAnswered()]).toEqual([true, false]);
  expect(form.querySelectorAll('.mailpoet_field_error')).toHaveLength(0);
  expect(form.querySelector('.mailpoet_captcha_audio')?.hasAttribute('hidden')).toBe(false);
  lifetime.end();
});
