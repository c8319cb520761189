// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { tableOf } from '../testing/table';
import { ownWords, rulesOf, textOf } from './field-rules';
import { violation, violationText } from './validation';

const CASES = tableOf<[string, string, string, string]>('packages/core/src/forms/parsley.tsv');

function fieldOf(attributes: string, value: string) {
  document.body.innerHTML = `<input id="far" value="x"><form><textarea></textarea><input ${attributes}></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  // A text area keeps line breaks that a field for one line drops.
  const field = form.querySelector(value.includes('\n') ? 'textarea' : 'input') as HTMLInputElement;
  const rules = form.querySelector('input') as HTMLInputElement;
  for (const { name, value: written } of rules.attributes)
    if (name !== 'type') field.setAttribute(name, written);
  field.value = value;
  return { form, field, broken: violation([textOf(field)], rulesOf([field], form)) };
}

describe('a field with Parsley’s attributes', () => {
  it.each(CASES)('%s: <input %s> with %s is taken: %s', (_, attributes, value, taken) => {
    expect(fieldOf(attributes, JSON.parse(value)).broken === undefined ? 'yes' : 'no').toBe(taken);
  });
});

describe('the page’s own words have the limits in them', () => {
  it.each([
    [
      'data-parsley-minlength="7" data-parsley-minlength-message="Al menos %s letras"',
      'mar',
      'Al menos 7 letras',
    ],
    ['data-onda-range="[5, 10]" data-onda-range-message="De %s a %s"', '4', 'De 5 a 10'],
    ['data-onda-range="[5, 10]" data-onda-error-message="No"', '4', 'No'],
    ['data-parsley-min="6" data-parsley-min-message="%s, %s"', '4', '6, '],
    ['data-parsley-pattern="/^a/" data-parsley-pattern-message="No es %s"', 'b', 'No es /^a/'],
    ['data-parsley-equalto="#far" data-parsley-equalto-message="No es %s"', 'b', 'No es #far'],
    ['data-parsley-type="date" data-parsley-type-message="¿Qué día?"', 'b', '¿Qué día?'],
    ['data-parsley-type="date"', 'b', 'Este valor parece ser inválido.'],
    ['data-parsley-type="number" data-parsley-type-step="1"', '1.5', 'Este valor debe ser un número válido.'],
    [
      'data-parsley-type="number" data-parsley-type-step="1" data-parsley-type-message="Entero"',
      '1.5',
      'Entero',
    ],
    [
      'data-parsley-type="date" data-parsley-min="2026-01-01"',
      '2025-12-31',
      'Este valor no debe ser menor que 2026-01-01.',
    ],
  ])('%s with %s says %s', (attributes, value, text) => {
    const { field, broken } = fieldOf(attributes, value);
    expect(broken && violationText(broken, 'es', ownWords([field], broken.rule))).toBe(text);
  });
});
