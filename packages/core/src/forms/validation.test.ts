import { describe, expect, it } from 'vitest';
import { VALIDATION_MESSAGES } from '../i18n/validation-messages';
import { type Demands, type Rule, violation, violationText } from './validation';

interface Case {
  rule: Rule;
  limits?: (string | number)[];
  good: (string | string[])[];
  bad: (string | string[])[];
  en: string;
  es: string;
}

const CASES: Case[] = [
  {
    rule: 'required',
    good: ['x', ' x ', ['', 'x']],
    bad: ['', '   ', []],
    en: 'This value is required.',
    es: 'Este valor es requerido.',
  },
  {
    rule: 'notblank',
    good: ['x'],
    bad: ['', ' \t\n'],
    en: 'This value should not be blank.',
    es: 'Este valor no debe estar en blanco.',
  },
  {
    rule: 'email',
    good: ['a@b.co', 'ana.maría+x@radio-uno.example.com', 'o’neil@mañana.es', 'a@xn--p1ai.xn--p1ai', ''],
    bad: [
      'a',
      'a@b',
      '@b.co',
      'a@',
      'a@b..co',
      'a..b@c.co',
      '.a@b.co',
      'a@-b.co',
      'a@b.co ',
      'a b@c.co',
      'a@b.1',
      '<a@b.co>',
    ],
    en: 'This value should be a valid email.',
    es: 'Este valor debe ser un correo válido.',
  },
  {
    rule: 'url',
    good: [
      'https://radio.test',
      'http://radio.test:8000/;',
      'radio.test/x?y=1',
      'mañana.es',
      'ftp://radio.test',
      '',
    ],
    bad: [
      'radio',
      'javascript:alert(1)',
      'mailto:a@b.co',
      'https://',
      'radio uno.test',
      'http:// radio.test',
    ],
    en: 'This value should be a valid url.',
    es: 'Este valor debe ser una URL válida.',
  },
  {
    rule: 'number',
    good: ['1', '-1.5', '+5', '1.', '.5', '1e3', ''],
    bad: ['1,5', 'one', '.', '--1', '0x1', 'Infinity'],
    en: 'This value should be a valid number.',
    es: 'Este valor debe ser un número válido.',
  },
  {
    rule: 'integer',
    good: ['0', '-12', ''],
    bad: ['1.0', '1e3', 'x'],
    en: 'This value should be a valid integer.',
    es: 'Este valor debe ser un número entero válido.',
  },
  {
    rule: 'digits',
    good: ['007', ''],
    bad: ['-1', '1 2'],
    en: 'This value should be digits.',
    es: 'Este valor debe contener solo dígitos.',
  },
  {
    rule: 'alphanum',
    good: ['abc_12', 'Muñoz1', ''],
    bad: ['a-b', 'a b'],
    en: 'This value should be alphanumeric.',
    es: 'Este valor debe ser alfanumérico.',
  },
  {
    rule: 'invalid',
    limits: ['\\d{5}'],
    good: ['28001', ''],
    bad: ['2800', '280011'],
    en: 'This value seems to be invalid.',
    es: 'Este valor parece ser inválido.',
  },
  {
    rule: 'min',
    limits: [6],
    good: ['6', '7.5', ''],
    bad: ['5.9', '-7', 'x'],
    en: 'This value should be greater than or equal to 6.',
    es: 'Este valor no debe ser menor que 6.',
  },
  {
    rule: 'max',
    limits: ['6'],
    good: ['6', '-9', ''],
    bad: ['6.1', '1e3', 'x'],
    en: 'This value should be lower than or equal to 6.',
    es: 'Este valor no debe ser mayor que 6.',
  },
  {
    rule: 'range',
    limits: [1, 9],
    good: ['1', '9', ''],
    bad: ['0', '10', 'x'],
    en: 'This value should be between 1 and 9.',
    es: 'Este valor debe estar entre 1 y 9.',
  },
  {
    rule: 'minlength',
    limits: [3],
    good: ['abc', ''],
    bad: ['ab', '📻📻'],
    en: 'This value is too short. It should have 3 characters or more.',
    es: 'Este valor es muy corto. La longitud mínima es de 3 caracteres.',
  },
  {
    rule: 'maxlength',
    limits: [3],
    good: ['abc', '📻📻📻'],
    bad: ['abcd'],
    en: 'This value is too long. It should have 3 characters or fewer.',
    es: 'Este valor es muy largo. La longitud máxima es de 3 caracteres.',
  },
  {
    rule: 'length',
    limits: [2, 4],
    good: ['ab', 'abcd', ''],
    bad: ['a', 'abcde'],
    en: 'This value length is invalid. It should be between 2 and 4 characters long.',
    es: 'La longitud de este valor debe estar entre 2 y 4 caracteres.',
  },
  {
    rule: 'mincheck',
    limits: [2],
    good: [['a', 'b'], []],
    bad: [['a']],
    en: 'You must select at least 2 choices.',
    es: 'Debe seleccionar al menos 2 opciones.',
  },
  {
    rule: 'maxcheck',
    limits: [2],
    good: [['a', 'b']],
    bad: [['a', 'b', 'c']],
    en: 'You must select 2 choices or fewer.',
    es: 'Debe seleccionar 2 opciones o menos.',
  },
  {
    rule: 'check',
    limits: [2, 3],
    good: [['a', 'b'], []],
    bad: [['a'], ['a', 'b', 'c', 'd']],
    en: 'You must select between 2 and 3 choices.',
    es: 'Debe seleccionar entre 2 y 3 opciones.',
  },
  {
    rule: 'equalto',
    limits: ['secret'],
    good: ['secret', ''],
    bad: ['Secret'],
    en: 'This value should be the same.',
    es: 'Este valor debe ser idéntico.',
  },
  {
    rule: 'euvatin',
    good: ['ESB12345678', 'ES B-12 345 678', 'atu12345678', ''],
    bad: ['12345678', 'hello', 'ESB12.345.678', 'E1', 'ES', 'ES<script>'],
    en: "It's not a valid VAT Identification Number.",
    es: 'No es un número de identificación fiscal (IVA) válido.',
  },
];

const list = (value: string | string[]) => (Array.isArray(value) ? value : [value]);

it('has a case for each of the 20 rules, in both languages', () => {
  const rules = CASES.map(({ rule }) => rule).sort();
  expect(rules).toHaveLength(20);
  expect(rules).toEqual(Object.keys(VALIDATION_MESSAGES.en).sort());
  expect(rules).toEqual(Object.keys(VALIDATION_MESSAGES.es).sort());
});

describe.each(CASES)('$rule', ({ rule, limits = [], good, bad, en, es }) => {
  const demands: Demands = { [rule]: limits };

  it.each(good.map((value) => [value]))('accepts %j', (value) => {
    expect(violation(list(value), demands)).toBeUndefined();
  });

  it.each(bad.map((value) => [value]))('refuses %j', (value) => {
    expect(violation(list(value), demands)).toEqual({ rule, limits });
  });

  it('says so in both languages', () => {
    expect([violationText({ rule, limits }, 'en'), violationText({ rule, limits }, 'es')]).toEqual([en, es]);
  });
});

it('names what is missing before what is wrong, and what kind before how long', () => {
  const demands: Demands = { maxlength: [5], email: [], required: [] };
  expect(violation([''], demands)?.rule).toBe('required');
  expect(violation(['not an address'], demands)?.rule).toBe('email');
  expect(violation(['ana@b.co'], demands)?.rule).toBe('maxlength');
});

it('asks for nothing where the page author wrote nonsense', () => {
  expect(violation(['x'], { invalid: ['('], minlength: ['many'], max: [] })).toBeUndefined();
  expect(violation(['7'], { invalid: ['('], minlength: ['many'], max: [] })).toBeUndefined();
});

it('judges a text of 100 kB at once', () => {
  const long = 'a'.repeat(100_000);
  const texts = [
    long,
    `${long}@`,
    `${long}@${long}`,
    `a@${'a.'.repeat(50_000)}`,
    `a@${'-'.repeat(99_999)}`,
    '1'.repeat(1e5),
  ];
  const start = performance.now();
  for (const text of texts) for (const { rule } of CASES) violation([text], { [rule]: [1, 2] });
  expect(performance.now() - start).toBeLessThan(1_000);
});
