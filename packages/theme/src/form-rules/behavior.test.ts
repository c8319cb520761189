// @vitest-environment jsdom

import { VALIDATION_MESSAGES } from '@onda/core/i18n/validation-messages';
import { createLifetime } from '@onda/core/testing/endings';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepRules, WAIT_MS } from './behavior';
import { formRules } from './contract';
import * as checks from './form-check';

let lifetime = createLifetime();
let clock = fakeClock();
const sent: string[] = [];

function start(
  fields: string,
  { check = true, load = async () => checks, lang = 'es' } = {},
): HTMLFormElement {
  document.documentElement.lang = lang;
  document.body.innerHTML = `<form id="f">${fields}<button>Enviar</button></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  keepRules({ target: form, options: { for: '', check }, lifetime }, load, clock);
  return form;
}

const field = (selector = '[name]') => document.querySelector(selector) as HTMLInputElement;
const errors = () => [...document.querySelectorAll('.onda-form-error')].map((node) => node.textContent);
const summary = () => document.querySelector<HTMLElement>('.onda-form-errors');

/** The checks are there once the form was touched. */
async function touched(fields: string, options = {}): Promise<HTMLFormElement> {
  const form = start(fields, options);
  form.dispatchEvent(new Event('focusin', { bubbles: true }));
  await settled();
  return form;
}

/** Until all that was promised has come. */
const settled = () => new Promise((done) => setTimeout(done));

/** Returns whether it went out. */
function send(form: HTMLFormElement): boolean {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return !event.defaultPrevented;
}

function type(text: string, into = field(), event = 'input') {
  into.value = text;
  into.dispatchEvent(new Event(event, { bubbles: true }));
}

beforeEach(() => {
  lifetime = createLifetime();
  clock = fakeClock();
  sent.length = 0;
});
afterEach(() => lifetime.end());

it('has the defaults of its contract', () => {
  expect(Object.entries(formRules.attributes).map(([name, { default: value }]) => [name, value])).toEqual([
    ['for', ''],
    ['check', true],
  ]);
});

const box = (name: string, checked = 0, attributes = '') =>
  [0, 1, 2]
    .map(
      (place) =>
        `<input type="checkbox" name="${name}" value="${place}" ${place < checked ? 'checked' : ''} ${attributes}>`,
    )
    .join('');

/** Rule → fields whose values break it, with the limits of the message. */
const BROKEN: Record<keyof typeof VALIDATION_MESSAGES.en, [string, ...(string | number)[]]> = {
  invalid: ['<input name="a" pattern="\\d{5}" value="280">'],
  email: ['<input name="a" type="email" value="ana">'],
  url: ['<input name="a" data-parsley-type="url" value="radio">'],
  number: ['<input name="a" data-onda-type="number" value="1,5">'],
  integer: ['<input name="a" data-parsley-type="integer" value="1.5">'],
  digits: ['<input name="a" data-parsley-type="digits" value="-1">'],
  alphanum: ['<input name="a" data-parsley-type="alphanum" value="a-b">'],
  notblank: ['<input name="a" data-parsley-notblank value="  ">'],
  required: ['<input name="a" required>'],
  min: ['<input name="a" type="number" min="6" value="5">', 6],
  max: ['<input name="a" data-parsley-max="6" value="7">', 6],
  range: ['<input name="a" data-parsley-range="[6, 10]" value="5">', 6, 10],
  minlength: ['<input name="a" minlength="4" value="abc">', 4],
  maxlength: ['<textarea name="a" data-parsley-maxlength="2">abc</textarea>', 2],
  length: ['<input name="a" data-parsley-length="[6,10]" value="abc">', 6, 10],
  mincheck: [box('a[]', 1, 'data-parsley-mincheck="2"'), 2],
  maxcheck: [box('a[]', 3, 'data-parsley-maxcheck="2"'), 2],
  check: [box('a[]', 3, 'data-parsley-check="[1,2]"'), 1, 2],
  equalto: ['<input id="one" value="x"><input name="a" data-parsley-equalto="#one" value="y">'],
  euvatin: ['<input name="a" data-parsley-euvatin value="12">'],
};

describe.each(Object.entries(BROKEN))('%s', (rule, [fields, ...limits]) => {
  it.each(['es', 'en'] as const)('is read from the markup and said in %s', async (lang) => {
    const form = await touched(fields, { lang });
    expect(send(form)).toBe(false);
    const rest = [...limits];
    const text = VALIDATION_MESSAGES[lang][rule as 'min'].replace(/%s/g, () => String(rest.shift()));
    expect(errors()).toEqual([text]);
  });
});

it('says the page’s own words where it has some, for the rule before any', async () => {
  const form = await touched(
    '<input name="a" type="email" data-parsley-type-message="¿Y la arroba?" data-parsley-error-message="Mal" value="x" required>',
  );
  send(form);
  expect(errors()).toEqual(['¿Y la arroba?']);
  type('');
  expect(errors()).toEqual(['Mal']);
});

it.each([
  ['ana', 500, []],
  ['anas', 499, []],
  ['anas', 500, ['Este valor debe ser un correo válido.']],
])(
  'of %s nothing is said before it has more than 3 characters and %i ms have passed',
  async (text, ms, said) => {
    await touched('<input name="a" type="email">');
    type(text);
    await clock.advance(ms);
    expect(errors()).toEqual(said);
  },
);

it('a field that failed is looked at with every keystroke, and its mark goes when all is well', async () => {
  const form = await touched(
    '<label for="m">Correo *</label><input id="m" name="a" type="email" aria-describedby="hint" required>',
  );
  const before = form.innerHTML;
  expect(send(form)).toBe(false);
  const id = document.querySelector('.onda-form-error')?.id;
  expect([field().getAttribute('aria-invalid'), field().getAttribute('aria-describedby')]).toEqual([
    'true',
    `${id} hint`,
  ]);
  type('a');
  expect(errors()).toEqual(['Este valor debe ser un correo válido.']);
  type('ana@onda.example');
  expect(errors()).toEqual([]);
  expect(send(form)).toBe(true);
  expect(form.innerHTML).toBe(before);
});

it('a list above the form leads to each field, gets the focus and goes when the form may be sent', async () => {
  const form = await touched(
    '<label>Nombre: <input name="a" required></label><fieldset><legend>Color</legend>' +
      '<input type="radio" name="b" value="1" required><input type="radio" name="b" value="2"></fieldset>',
  );
  expect(send(form)).toBe(false);
  expect(document.activeElement).toBe(summary());
  expect([summary()?.getAttribute('role'), summary()?.querySelector('h2')?.textContent]).toEqual([
    'alert',
    'Hay un problema',
  ]);
  const links = [...(summary()?.querySelectorAll('a') ?? [])];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Nombre: Este valor es requerido.',
    'Color: Este valor es requerido.',
  ]);
  expect(links[0]?.getAttribute('href')).toBe(`#${field().id}`);
  links[1]?.click();
  expect(document.activeElement).toBe(field('[type=radio]'));
  expect(document.querySelector('legend')?.nextElementSibling?.className).toBe('onda-form-error');
  expect(field('[type=radio]').hasAttribute('aria-invalid')).toBe(false);
  type('Ana');
  field('[type=radio]').checked = true;
  expect(send(form)).toBe(true);
  expect([summary(), errors()]).toEqual([null, []]);
});

it('what cannot be written to is not asked for, and a button that needs no check sends', async () => {
  const form = await touched(
    '<input name="a" required disabled><input name="b" required readonly><input type="hidden" name="c" required>' +
      '<fieldset disabled><input name="d" required></fieldset><select name="e"><option value="">-</option></select>',
  );
  expect(send(form)).toBe(true);
  const other = await touched('<input name="a" required><button formnovalidate id="draft"></button>');
  const event = Object.assign(new Event('submit', { bubbles: true, cancelable: true }), {
    submitter: Object.assign(document.querySelector('#draft') as HTMLButtonElement, { formNoValidate: true }),
  });
  other.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

it('hostile markup asks for nothing and is shown as text', async () => {
  const form = await touched(
    '<input name="a" aria-label="<img src=x onerror=alert(1)>" data-parsley-equalto="[" data-parsley-length="x" pattern="(" value="[" required>' +
      '<input name="b" aria-label="&lt;img src=x&gt;" data-parsley-error-message="&lt;b&gt;" required>',
  );
  expect(send(form)).toBe(false);
  expect(errors()).toEqual(['<b>']);
  expect(document.querySelector('img')).toBeNull();
});

it('a form that is sent before the checks are there waits for them, and is then sent or refused', async () => {
  let here: (module: typeof checks) => void = () => {};
  const load = () =>
    new Promise<typeof checks>((done) => {
      here = done;
    });
  const form = start('<input name="a" required value="x">', { load });
  form.requestSubmit = () => void sent.push(String(send(form)));
  expect([form.noValidate, send(form), form.noValidate]).toEqual([false, false, true]);
  here(checks);
  await settled();
  expect(sent).toEqual(['true']);
});

it.each([
  ['cannot be had', () => Promise.reject(new Error('404'))],
  ['never come', () => new Promise<typeof checks>(() => {})],
])('where the checks %s the browser’s own stand, and the form is not held back', async (_, load) => {
  const form = start('<input name="a" required>', { load });
  form.requestSubmit = () => void sent.push(String(form.noValidate));
  expect(send(form)).toBe(false);
  await clock.advance(WAIT_MS);
  await settled();
  expect([sent, WAIT_MS]).toEqual([['false'], 10_000]);
  expect([send(form), clock.waiting()]).toEqual([true, 0]);
});

it.each([
  ['e', '', true],
  ['E', '', true],
  ['.', '', true],
  ['5', '', false],
  [',', '', false],
  ['.', '0.01', false],
  ['.', 'any', false],
  ['e', 'any', true],
])('a number field and the key %s, with step %j: kept out is %s', (data, step, isKept) => {
  start(`<input type="number" name="a" ${step && `step="${step}"`}><input name="b">`, { check: false });
  const press = (into: HTMLInputElement) => {
    const event = new InputEvent('beforeinput', {
      data,
      inputType: 'insertText',
      bubbles: true,
      cancelable: true,
    });
    into.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press(field()), press(field('[name=b]'))]).toEqual([isKept, false]);
});

it('checks nothing where it was told not to', async () => {
  const form = await touched('<input name="a" required>', { check: false });
  expect([send(form), form.noValidate, errors()]).toEqual([true, false, []]);
});

it('leaves Contact Form 7 to itself, which says what is wrong', async () => {
  const form = start('<input name="a" required>');
  form.classList.add('wpcf7-form');
  form.dispatchEvent(new Event('focusin', { bubbles: true }));
  await settled();
  expect([send(form), errors(), form.noValidate]).toEqual([true, [], false]);
});

it.each<[string, (form: HTMLFormElement) => void]>([
  ['a reset', (form) => form.reset()],
  ['the end', () => lifetime.end()],
])('%s ends the check that waits', async (_, end) => {
  const form = await touched('<input name="a" type="email" required>');
  type('anas');
  end(form);
  expect(clock.waiting()).toBe(0);
  await clock.advance(1000);
  expect(errors()).toEqual([]);
});

it('a reset takes all marks away, and the end all that was done', async () => {
  const form = await touched('<input name="a" required>');
  send(form);
  form.dispatchEvent(new Event('reset', { bubbles: true }));
  expect([summary(), errors(), field().id]).toEqual([null, [], '']);
  send(form);
  lifetime.end();
  expect(form.outerHTML).toBe('<form id="f"><input name="a" required=""><button>Enviar</button></form>');
  expect([send(form), clock.waiting()]).toEqual([true, 0]);
});
