import { expect, it } from 'vitest';
import { fieldsOf } from './form-fields';

function formOf(html: string) {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}
const field = (name: string, value: string) => `<input name="${name}" value="${value}">`;

it('is a text for each name under data, in the order of the form', () => {
  const form = formOf(
    field('data[form_field_1]', 'ana@example.com') + field('data[form_id]', '7') + field('token', 'x'),
  );
  expect(fieldsOf(form)).toEqual([
    ['data[form_field_1]', 'ana@example.com'],
    ['data[form_id]', '7'],
  ]);
});

it('keeps all values of a list, and the keys of a record', () => {
  const pairs: [string, string][] = [
    ['data[segments][]', '2'],
    ['data[segments][]', '7'],
    ['data[cf_1][year]', '2026'],
  ];
  expect(fieldsOf(formOf(pairs.map(([name, value]) => field(name, value)).join('')))).toEqual(pairs);
});

it('leaves out what is not under data, and what has no name there', () => {
  const form = formOf(['email', 'mydata[a]', 'data[]', 'data'].map((name) => field(name, 'x')).join(''));
  expect(fieldsOf(form)).toEqual([]);
});

it('leaves out files', () => {
  const form = formOf(field('data[a]', 'x'));
  form.addEventListener('formdata', ({ formData }) =>
    formData.append('data[file]', new File(['x'], 'x.txt')),
  );
  expect(fieldsOf(form)).toEqual([['data[a]', 'x']]);
});
