import type { Lifetime } from '@onda/core/element/lifetime';
import { createLifetime } from '@onda/core/testing/endings';
import { settled } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addProof } from '../proof/registration-proof';
import { type HookHost, setupHook } from './captcha-hook';

let form: HTMLFormElement;
let lifetime: Lifetime;

beforeEach(() => {
  document.body.innerHTML = '<form><input name="user_login" value="ana"><captcha-hook></captcha-hook></form>';
  form = document.querySelector('form') as HTMLFormElement;
  lifetime = createLifetime();
});
afterEach(() => {
  lifetime.end();
  document.body.replaceChildren();
});

/** The fields that the browser would send. happy-dom fires no `formdata` by itself. */
function sent(): Record<string, string> {
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return Object.fromEntries(formData) as Record<string, string>;
}
const challenge = { algorithm: 'SHA-256' };
const ajax = { post: vi.fn(async (): Promise<unknown> => ({ success: true, data: challenge })) };

const hook = () =>
  ({ element: document.querySelector('captcha-hook'), lifetime, lang: 'es' }) as unknown as HookHost;

describe('a registration form', () => {
  it('sends the counts with its own fields, whenever it goes', () => {
    setupHook(hook());
    expect(sent()).toMatchObject({
      user_login: 'ana',
      'data[behavioral_signals][focus_count]': '0',
      'data[behavioral_signals][touch]': '0',
    });
  });

  it('sends the proof once it is worked out', async () => {
    const proved = vi.fn(async () => 'proof');
    addProof(form, { lifetime, lang: 'es', ajax, proved });
    expect(sent()).not.toHaveProperty('data[proof]');
    await settled();
    expect(ajax.post).toHaveBeenCalledWith('onda_challenge', {}, { signal: lifetime.signal });
    expect(proved).toHaveBeenCalledWith(challenge, lifetime.signal);
    expect(sent()).toMatchObject({ 'data[proof]': 'proof' });
  });

  it('sends none when nobody gives work', async () => {
    addProof(form, { lifetime, lang: 'es', ajax: { post: () => Promise.reject(new Error('429')) } });
    await settled();
    expect(sent()).not.toHaveProperty('data[proof]');
  });

  it('asks for nothing before somebody touches it', () => {
    const listen = vi.spyOn(form, 'addEventListener');
    setupHook(hook());
    expect(listen.mock.calls.map(([type]) => type)).toEqual([
      'focusin',
      'formdata',
      'focusin',
      'pointerdown',
    ]);
  });

  it('is left alone when the tag has gone', () => {
    setupHook(hook());
    lifetime.end();
    expect(sent()).not.toHaveProperty('data[behavioral_signals][touch]');
  });

  it('is the only place where the tag does something', () => {
    document.body.innerHTML = '<captcha-hook></captcha-hook>';
    expect(() => setupHook(hook())).not.toThrow();
  });
});
