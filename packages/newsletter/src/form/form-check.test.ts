import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../element';
import { engineCame, type NewsletterPage, newsletterPage, printedForm } from '../testing/newsletter-page';

let page: NewsletterPage;

afterEach(async () => {
  document.body.replaceChildren();
  await engineCame();
  vi.unstubAllGlobals();
});

async function show(fields?: string, lang = 'es') {
  document.documentElement.lang = lang;
  page = await newsletterPage(printedForm(fields === undefined ? {} : { fields }));
  page.find('input:not([type="hidden"])').dispatchEvent(new Event('focusin', { bubbles: true }));
  await engineCame();
}
const field = (id: string) => page.find<HTMLInputElement>(`#${id}`);
const complaints = () =>
  [...page.element.querySelectorAll('.mailpoet_field_error')].map((line) => line.textContent);

async function write(id: string, value: string, type = 'change') {
  field(id).value = value;
  field(id).dispatchEvent(new Event(type, { bubbles: true }));
}

describe('a field of the form', () => {
  const names = `data-parsley-names='["Sin corchetes","Sin enlaces"]'`;
  it.each([
    ['email', '<input id="x" type="email" name="data[x]" required>', '', 'es', 'Este valor es requerido.'],
    ['email', '<input id="x" type="email" name="data[x]" required>', '', 'en', 'This value is required.'],
    [
      'email',
      '<input id="x" type="email" name="data[x]">',
      'ana@',
      'es',
      'Este valor debe ser un correo válido.',
    ],
    [
      'email',
      '<input id="x" type="email" name="data[x]">',
      'ana@',
      'en',
      'This value should be a valid email.',
    ],
    [
      'length',
      '<input id="x" type="email" name="data[x]" minlength="6">',
      'a@b.c',
      'en',
      'This value should be a valid email.',
    ],
    [
      'length',
      '<input id="x" name="data[x]" data-parsley-minlength="6">',
      'abc',
      'en',
      'This value is too short. It should have 6 characters or more.',
    ],
    [
      'bounds',
      '<input id="x" name="data[x]" data-parsley-range="[3, 5]">',
      '9',
      'en',
      'This value should be between 3 and 5.',
    ],
    [
      'pattern',
      '<input id="x" name="data[x]" pattern="\\d{4}">',
      'ab',
      'en',
      'This value seems to be invalid.',
    ],
    ['url', '<input id="x" type="url" name="data[x]">', 'no', 'en', 'This value should be a valid url.'],
    [
      'digits',
      '<input id="x" name="data[x]" data-parsley-type="digits">',
      'x',
      'en',
      'This value should be digits.',
    ],
    [
      'blank',
      '<input id="x" name="data[x]" data-parsley-notblank="1">',
      '  ',
      'en',
      'This value should not be blank.',
    ],
    ['names', '<input id="x" name="data[x]" data-parsley-names>', 'A<b', 'en', 'Please specify a valid name'],
    ['names', '<input id="x" name="data[x]" data-parsley-names>', 'A>b', 'en', 'Please specify a valid name'],
    [
      'names',
      '<input id="x" name="data[x]" data-parsley-names>',
      'A http://b.es',
      'en',
      'Please specify a valid name',
    ],
    [
      'names',
      '<input id="x" name="data[x]" data-parsley-names>',
      'HTTPS://b.es',
      'es',
      'Indica un nombre válido',
    ],
    [
      'names',
      '<input id="x" name="data[x]" data-parsley-names="[1,">',
      '<',
      'en',
      'Please specify a valid name',
    ],
    ['names, worded', `<input id="x" name="data[x]" ${names}>`, '<', 'en', 'Sin corchetes'],
    ['names, worded', `<input id="x" name="data[x]" ${names}>`, 'http://b', 'en', 'Sin enlaces'],
    [
      'required, worded',
      '<input id="x" name="data[x]" required data-parsley-required-message="¡Falta!">',
      '',
      'en',
      '¡Falta!',
    ],
    [
      'type, worded',
      '<input id="x" type="email" name="data[x]" data-parsley-type-message="¿Seguro?">',
      'ana',
      'en',
      '¿Seguro?',
    ],
    [
      'any, worded',
      '<input id="x" name="data[x]" required data-parsley-error-message="Mal">',
      '',
      'en',
      'Mal',
    ],
  ])('%s', async (_, html, value, lang, text) => {
    await show(`<label>Campo ${html}</label>`, lang);
    field('x').value = value;
    await page.submit();
    expect([complaints(), page.subscriptions()]).toEqual([[text], []]);
  });

  it.each([
    ['a good name', '<input id="x" name="data[x]" data-parsley-names>', 'Ana María O’Neil'],
    ['a word with http in it', '<input id="x" name="data[x]" data-parsley-names>', 'httpedro'],
    ['an optional field', '<input id="x" type="email" name="data[x]">', ''],
    ['required="false" of MailPoet', '<input id="x" name="data[x]" data-parsley-required="false">', ''],
    ['a field nobody can fill', '<input id="x" name="data[x]" required disabled>', ''],
    ['two equal fields', '<input id="x" name="data[x]" data-parsley-equalto="#x">', 'abc'],
    ['a selector that is none', '<input id="x" name="data[x]" data-parsley-equalto="[[">', ''],
    [
      'a set that asks for something and holds several fields',
      '<fieldset data-parsley-required><input id="x" name="data[x]"><input name="data[y]"></fieldset>',
      '',
    ],
  ])('accepts %s', async (_, html, value) => {
    await show(`<label>Campo ${html}</label>`);
    field('x').value = value;
    await page.submit();
    expect([complaints(), page.state()]).toEqual([[], 'success']);
  });
});

describe('choices', () => {
  const box = (value: number, more = '') =>
    `<label><input type="checkbox" id="b${value}" name="data[lists][]" value="${value}" ${more}>${value}</label>`;

  it.each([
    [`<fieldset data-parsley-required>${box(1)}${box(2)}</fieldset>`, 'This value is required.'],
    [`${box(1, 'data-parsley-required="true"')}${box(2)}`, 'This value is required.'],
    [
      `<fieldset data-parsley-mincheck="2">${box(1, 'checked')}${box(2)}</fieldset>`,
      'You must select at least 2 choices.',
    ],
    [
      '<select name="data[s]" required><option value=""></option></select><input type="text" name="data[t]">',
      'This value is required.',
    ],
  ])('are counted as one field', async (fields, text) => {
    await show(fields, 'en');
    await page.submit();
    expect(complaints()).toEqual([text]);
    expect(page.subscriptions()).toEqual([]);
  });

  it('are marked all, and told once', async () => {
    await show(`<fieldset data-parsley-required><legend>Listas</legend>${box(1)}${box(2)}</fieldset>`, 'en');
    await page.submit();
    const [line] = page.element.querySelectorAll('.mailpoet_field_error');
    expect(line?.parentElement?.localName).toBe('fieldset');
    for (const id of ['b1', 'b2']) expect(field(id).getAttribute('aria-describedby')).toBe(line?.id);
  });
});

describe('what is wrong', () => {
  it('is told beside the field, read with it, and has the focus', async () => {
    await show();
    field('email').setAttribute('aria-describedby', 'hint');
    await page.submit();
    const line = page.find('.mailpoet_field_error');
    expect([
      field('email').getAttribute('aria-invalid'),
      field('email').getAttribute('aria-describedby'),
    ]).toEqual(['true', `hint ${line.id}`]);
    expect(document.activeElement).toBe(field('email'));
    await write('email', 'ana@ejemplo.es', 'input');
    expect([
      complaints(),
      field('email').getAttribute('aria-invalid'),
      field('email').getAttribute('aria-describedby'),
    ]).toEqual([[], null, 'hint']);
  });

  it('stands where the form says', async () => {
    await show(
      '<input id="x" name="data[x]" required aria-label="X" data-parsley-errors-container=".here"><p class="here"></p>',
    );
    await page.submit();
    expect(page.find('.here .mailpoet_field_error').textContent).toBe('Este valor es requerido.');
  });

  it('is not told in the middle of a word, nor of three characters', async () => {
    await show();
    await write('email', 'ana@', 'input');
    await write('email', 'ana', 'change');
    await engineCame();
    expect(complaints()).toEqual([]);
    await write('email', 'ana@', 'change');
    await engineCame();
    expect(complaints()).toEqual(['Este valor debe ser un correo válido.']);
  });

  it('is looked at again with each key once it has failed', async () => {
    await show();
    await page.submit();
    await write('email', 'a', 'input');
    expect(complaints()).toEqual(['Este valor debe ser un correo válido.']);
  });

  it('leaves the browser’s own bubbles out', async () => {
    await show();
    expect(page.form.noValidate).toBe(true);
  });

  it('does not ask for what fills the trap', async () => {
    await show();
    page.find<HTMLInputElement>('[name="data[email]"]').required = true;
    await page.subscribe();
    expect(page.state()).toBe('success');
  });
});

describe('with a screen reader', () => {
  const violations = async () => {
    const { violations } = await axe.run(page.element, { rules: { 'color-contrast': { enabled: false } } });
    return violations.map(({ id }) => id);
  };

  it('the form as printed, wrong, refused and accepted has no violation', async () => {
    await show();
    const found = [await violations()];
    await page.submit();
    found.push(await violations());
    page = await newsletterPage(printedForm({ id: '5' }), {
      mailpoet: () => Response.json({ errors: [{ message: 'No.' }] }, { status: 400 }),
    });
    document.querySelector('newsletter-form')?.remove();
    await page.subscribe();
    found.push(await violations());
    page = await newsletterPage(printedForm({ id: '6' }));
    document.querySelector('newsletter-form')?.remove();
    await page.subscribe();
    found.push(await violations());
    expect(found).toEqual([[], [], [], []]);
  });
});
