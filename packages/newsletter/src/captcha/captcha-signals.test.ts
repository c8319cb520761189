import { createLifetime } from '@onda/core/testing/endings';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collectSignals } from './captcha-signals';

let form: HTMLFormElement;

beforeEach(() => {
  document.body.innerHTML = '<form><input id="mail"></form><input id="other">';
  form = document.querySelector('form') as HTMLFormElement;
});

/** Events of a visitor are trusted; those that a script dispatches are not. */
function happens(target: EventTarget, event: Event, isTrusted = true) {
  Object.defineProperty(event, 'isTrusted', { value: isTrusted });
  target.dispatchEvent(event);
}
const field = () => document.querySelector('#mail') as HTMLInputElement;
const bubbling = { bubbles: true };

describe('the signals', () => {
  it('are MailPoet’s six', () => {
    const signals = collectSignals(form, createLifetime(), () => 1234.6);
    expect(signals()).toEqual({
      time_ms: 1235,
      focus_count: 0,
      mm_count: 0,
      kd_count: 0,
      scroll_count: 0,
      touch: 0,
    });
  });

  it('count focus in the form, and keys, moves and scrolling anywhere', () => {
    const signals = collectSignals(form, createLifetime());
    happens(field(), new FocusEvent('focusin', bubbling));
    happens(document.querySelector('#other') as Element, new FocusEvent('focusin', bubbling));
    for (let key = 0; key < 3; key++) happens(field(), new KeyboardEvent('keydown', bubbling));
    happens(document.body, new MouseEvent('mousemove', bubbling));
    happens(document.body, new MouseEvent('mousemove', bubbling));
    happens(document, new Event('scroll'));
    expect(signals()).toMatchObject({ focus_count: 1, kd_count: 3, mm_count: 2, scroll_count: 1 });
  });

  it('count the focus that brought them', () => {
    field().focus();
    expect(collectSignals(form, createLifetime())()).toMatchObject({ focus_count: 1 });
  });

  it('do not count what a script does', () => {
    const signals = collectSignals(form, createLifetime());
    happens(field(), new KeyboardEvent('keydown', bubbling), false);
    happens(field(), new FocusEvent('focusin', bubbling), false);
    expect(signals()).toMatchObject({ kd_count: 0, focus_count: 0 });
  });

  it('say touch for a coarse pointer, and for a finger on any screen', () => {
    const signals = collectSignals(form, createLifetime());
    happens(document.body, new PointerEvent('pointerdown', { ...bubbling, pointerType: 'mouse' }));
    expect(signals()).toMatchObject({ touch: 0 });
    happens(document.body, new PointerEvent('pointerdown', { ...bubbling, pointerType: 'touch' }));
    expect(signals()).toMatchObject({ touch: 1 });
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    expect(collectSignals(form, createLifetime())()).toMatchObject({ touch: 1 });
  });

  it('hold no key and no place', () => {
    const signals = collectSignals(form, createLifetime());
    happens(field(), new KeyboardEvent('keydown', { ...bubbling, key: 's', keyCode: 83 }));
    happens(document.body, new MouseEvent('mousemove', { ...bubbling, clientX: 411, clientY: 733 }));
    const { time_ms, ...others } = signals();
    expect(others).toEqual({ focus_count: 0, mm_count: 1, kd_count: 1, scroll_count: 0, touch: 0 });
  });

  it('end with the form', () => {
    const lifetime = createLifetime();
    const signals = collectSignals(form, lifetime);
    lifetime.end();
    happens(field(), new KeyboardEvent('keydown', bubbling));
    expect(signals()).toMatchObject({ kd_count: 0 });
  });
});
