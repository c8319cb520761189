import { describe, expect, it } from 'vitest';
import { ownWords, rulesOf } from './field-rules';

function form(html: string): { form: HTMLFormElement; fields: Element[] } {
  document.body.innerHTML = `<form>${html}<input id="other" value="x"></form>`;
  const made = document.querySelector('form') as HTMLFormElement;
  return { form: made, fields: [...made.querySelectorAll('[data-asked]')] };
}
const read = (html: string) => {
  const { form: made, fields } = form(html);
  return rulesOf(fields, made);
};

describe('what a field demands', () => {
  it.each<[string, object]>([
    ['<input data-asked>', {}],
    ['<input data-asked required type="email" minlength="6">', { required: [], email: [], minlength: ['6'] }],
    ['<input data-asked type="number" min="3" max="9">', { number: [], min: ['3'], max: ['9'] }],
    ['<input data-asked type="date" min="2026-01-01">', { date: [], min: ['2026-01-01'] }],
    // Hours may go over midnight.
    ['<input data-asked type="time" min="22:00" max="06:00">', {}],
    ['<input data-asked data-parsley-required="true">', { required: [] }],
    ['<input data-asked data-onda-required>', { required: [] }],
    ['<input data-asked data-parsley-required="false" data-parsley-notblank="false">', {}],
    ['<input data-asked data-onda-max="6" data-parsley-max="7">', { max: ['6'] }],
    ['<input data-asked maxlength="9" data-parsley-maxlength="5">', { maxlength: ['5'] }],
    ['<input data-asked type="email" data-parsley-type="alphanum">', { email: [], alphanum: [] }],
    ['<input data-asked data-parsley-type="dragon">', {}],
    ['<input data-asked pattern="\\d+">', { invalid: ['\\d+'] }],
    ['<input data-asked data-parsley-pattern="/^\\d{4}$/i">', { invalid: ['/^\\d{4}$/i', '^\\d{4}$', 'i'] }],
    ['<input data-asked data-parsley-min=".5">', { min: ['.5'] }],
    ['<input data-asked data-parsley-range="[3, 5]">', { range: ['3', '5'] }],
    ['<input data-asked data-parsley-range="[3,">', {}],
    ['<input data-asked data-parsley-equalto="#other">', { equalto: ['#other', 'x'] }],
    [
      '<input data-asked data-parsley-equalto="form input:last-child">',
      { equalto: ['form input:last-child', 'x'] },
    ],
    ['<input data-asked data-parsley-equalto="[[">', { equalto: ['[[', '[['] }],
    ['<fieldset data-asked data-parsley-mincheck="2"><input data-asked></fieldset>', { mincheck: ['2'] }],
  ])('%s', (html, demands) => {
    expect(read(html)).toEqual(demands);
  });
});

describe('the page’s own words', () => {
  const words = (attributes: string, rule: 'email' | 'invalid' | 'min') =>
    ownWords(form(`<input data-asked ${attributes}>`).fields, rule);

  it.each([
    ['data-parsley-email-message="A" data-parsley-type-message="B"', 'email', 'A'],
    ['data-parsley-type-message="B" data-parsley-error-message="C"', 'email', 'B'],
    ['data-onda-pattern-message="D"', 'invalid', 'D'],
    ['data-parsley-min-message="" data-parsley-error-message="C"', 'min', 'C'],
    ['data-parsley-type-message="B"', 'min', ''],
  ] as const)('%s of %s is %s', (attributes, rule, text) => {
    expect(words(attributes, rule)).toBe(text);
  });
});
