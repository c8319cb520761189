import { createLife, type Life } from '@onda/core/life';
import { settled } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HookHost, setupHook } from './captcha-hook';
import { bearWitness } from './captcha-witness';

let form: HTMLFormElement;
let life: Life;

beforeEach(() => {
  document.body.innerHTML = '<form><input name="user_login" value="ana"><captcha-hook></captcha-hook></form>';
  form = document.querySelector('form') as HTMLFormElement;
  life = createLife();
});
afterEach(() => {
  life.end();
  document.body.replaceChildren();
});

/** What the browser would send. happy-dom says no `formdata` by itself. */
function sent(): Record<string, string> {
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return Object.fromEntries(formData) as Record<string, string>;
}
const challenge = { algorithm: 'SHA-256' };
const ajax = { post: vi.fn(async (): Promise<unknown> => ({ success: true, data: challenge })) };

describe('a registration form', () => {
  it('sends the counts and the proof with its own fields', async () => {
    const proved = vi.fn(async () => 'proof');
    bearWitness(form, { life, lang: 'es', ajax, proved });
    await settled();
    expect(ajax.post).toHaveBeenCalledWith('onda_challenge', {}, { signal: life.signal });
    expect(proved).toHaveBeenCalledWith(challenge, life.signal);
    expect(sent()).toMatchObject({
      user_login: 'ana',
      'data[behavioral_signals][focus_count]': '0',
      'data[behavioral_signals][touch]': '0',
      'data[proof]': 'proof',
    });
  });

  it('sends the counts alone when the work is not done, or nobody gives any', async () => {
    bearWitness(form, { life, lang: 'es', ajax: { post: () => Promise.reject(new Error('429')) } });
    await settled();
    expect(sent()).toHaveProperty('data[behavioral_signals][time_ms]');
    expect(sent()).not.toHaveProperty('data[proof]');
  });

  it('asks for nothing before somebody touches it', () => {
    const listen = vi.spyOn(form, 'addEventListener');
    const host = { element: document.querySelector('captcha-hook'), life, lang: 'es' };
    setupHook(host as unknown as HookHost);
    expect(listen.mock.calls.map(([type]) => type)).toEqual(['focusin', 'pointerdown']);
  });

  it('is the only place where the tag does something', () => {
    document.body.innerHTML = '<captcha-hook></captcha-hook>';
    const host = { element: document.querySelector('captcha-hook'), life, lang: 'es' };
    expect(() => setupHook(host as unknown as HookHost)).not.toThrow();
  });
});
