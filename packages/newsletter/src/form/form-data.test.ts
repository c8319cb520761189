import { expect, it } from 'vitest';
import { dataOf } from './form-data';

function formOf(html: string) {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}
const field = (name: string, value: string) => `<input name="${name}" value="${value}">`;

it('is a text for each name under data', () => {
  const form = formOf(field('data[form_field_1]', 'ana@example.com') + field('data[form_id]', '7'));
  expect(dataOf(form)).toEqual({ form_field_1: 'ana@example.com', form_id: '7' });
});

it('keeps all values of a list, in their order', () => {
  const form = formOf(field('data[segments][]', '2') + field('data[segments][]', '7'));
  expect(dataOf(form)).toEqual({ segments: ['2', '7'] });
});

it('keeps a record by its keys', () => {
  const form = formOf(field('data[cf_1][year]', '2026') + field('data[cf_1][month]', '11'));
  expect(dataOf(form)).toEqual({ cf_1: { year: '2026', month: '11' } });
});

it('leaves out what is not under data, and what has no name there', () => {
  const form = formOf(['email', 'mydata[a]', 'data[]', 'data'].map((name) => field(name, 'x')).join(''));
  expect(dataOf(form)).toEqual({});
});

it('leaves out files', () => {
  const form = formOf(field('data[a]', 'x'));
  form.addEventListener('formdata', ({ formData }) =>
    formData.append('data[file]', new File(['x'], 'x.txt')),
  );
  const data = dataOf(form);
  expect(data).toEqual({ a: 'x' });
});
