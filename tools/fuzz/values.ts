import type { Random } from '../../packages/core/src/testing/random';

/** Stands in every value that could become markup: no reply may hold it as it was sent. */
export const MARK = '<ondafuzz';

const NUMBERS = [
  '0',
  '1',
  '2',
  '-1',
  '00',
  '1e9',
  '9223372036854775807',
  '9223372036854775808',
  '1.5',
  'NaN',
];
const WORDS = [
  'tango',
  'up',
  'none',
  'active',
  'inactive',
  'true',
  'false',
  'es',
  '2026-11-21',
  '2026-13-99',
  '',
];
const MARKUP = [`${MARK}>`, `">${MARK} onload=x>`, `'>${MARK}>`, `</script>${MARK}>`, `{"a":"${MARK}>"}`];
const BYTES = [
  '%00',
  '%C0%BCscript',
  '%FF%FE',
  '%E2%80%AE',
  '../../wp-config.php',
  "' OR 1=1 -- ",
  '%0D%0AX-Fuzz:1',
];
const JSON_TEXTS = [
  '{}',
  '[]',
  'null',
  '{"v":1,"q":{}}',
  '[[[[[[[[[[[]]]]]]]]]]]',
  btoa('{"captcha_session_id":"x"}'),
];
const LONG = [300, 4_000, 20_000];

/** A value as it stands in a form: encoded, unless it is there to be wrongly encoded. */
export function valueFrom(random: Random): string {
  switch (random.below(6)) {
    case 0:
      return encodeURIComponent(random.of(NUMBERS));
    case 1:
      return encodeURIComponent(random.of(WORDS));
    case 2:
      return encodeURIComponent(random.of(MARKUP));
    case 3:
      return random.of(BYTES).replaceAll(' ', '+');
    case 4:
      return encodeURIComponent(random.of(JSON_TEXTS));
    default:
      return random.of(['a', '%C3%B1', '%5B']).repeat(random.of(LONG));
  }
}

/** The name of a field, sometimes as a list, a map or something deep. */
export function nameFrom(random: Random, names: readonly string[]): string {
  const name = random.of(names);
  return random.of([name, name, name, `${name}[]`, `${name}[a][b][c]`, `${name}[${random.below(99)}]`]);
}
