import { expect, it, vi } from 'vitest';
import { whenTouched } from './when-touched';

function field() {
  document.body.innerHTML = '<form><input></form>';
  return { form: document.forms[0] as HTMLFormElement, input: document.querySelector('input') };
}

it('runs at a press and at a focus, until its end', () => {
  const { form, input } = field();
  const [run, lifetime] = [vi.fn(), new AbortController()];
  whenTouched(form, lifetime.signal, run);
  expect(run).not.toHaveBeenCalled();
  input?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  input?.dispatchEvent(new Event('focusin', { bubbles: true }));
  lifetime.abort();
  input?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(run).toHaveBeenCalledTimes(2);
});

it('runs at once where the focus was there before the code', () => {
  const { form } = field();
  const run = vi.fn();
  vi.spyOn(form, 'matches').mockImplementation((selector) => selector === ':focus-within');
  whenTouched(form, new AbortController().signal, run);
  expect(run).toHaveBeenCalledTimes(1);
});
