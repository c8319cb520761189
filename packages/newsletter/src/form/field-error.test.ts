// @vitest-environment jsdom
import { tableOf } from '@onda/core/testing/table';
import { expect, it } from 'vitest';
import { type Control, fieldError } from './field-error';

/** `SignUpRequestReader` reads the same table. */
const CASES = tableOf<[string, string]>('packages/newsletter/src/form/addresses.tsv')
  // A field for one line drops the line ends.
  .filter(([written]) => !written.includes('\\n'));

const SAID: Record<string, string> = {
  email: 'Este valor debe ser un correo válido.',
  letters: 'Otras letras',
};

it.each(CASES)('an address written %s is %s', (written, outcome) => {
  document.body.innerHTML = '<form><input type="email" name="a" required></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const control = form.querySelector('input') as Control;
  control.value = JSON.parse(written);
  const words = { language: 'es', invalidName: '', invalidLetters: 'Otras letras' } as const;
  const group = { name: 'a', controls: [control], owner: undefined };
  expect(fieldError(form, group, words)).toBe(SAID[outcome]);
});
