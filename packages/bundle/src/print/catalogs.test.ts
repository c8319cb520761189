// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocks } from '../registry';

const LANGUAGES = 'wordpress-plugin/languages';
/** Characters of a Spanish label in the inspector of WordPress 6.5. */
const LONGEST_LABEL = 34;

const spanish = JSON.parse(readFileSync(`${LANGUAGES}/onda-es_ES-onda-block-editor.json`, 'utf8'));
const labels = Object.entries(blocks).flatMap(([tag, { fields }]) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field ? [[`${tag}.${name}`, field.label] as const] : [],
  ),
);

/** A sentence that says what to write, or nothing. */
function problemOf(path: string, label: string, text: string | undefined): string[] {
  const file = `${LANGUAGES}/onda-es_ES.po`;
  if (!text)
    return [
      `${path}: the label "${label}" has no Spanish. Run wordpress-plugin/tests/bin/languages, write its msgstr in ${file}, and run it again`,
    ];
  return text.length > LONGEST_LABEL
    ? [
        `${path}: "${text}" has ${text.length} characters, ${LONGEST_LABEL} fit: shorten its msgstr in ${file}`,
      ]
    : [];
}

describe('the Spanish labels of blocks', () => {
  it('are there, and fit beside their controls', () => {
    const problems = labels.flatMap(([path, label]) =>
      problemOf(path, label, spanish.locale_data.onda[label]?.[0]),
    );
    expect(problems).toEqual([]);
  });

  it.each([
    [undefined, /^a-clock\.zone: the label "Time zone" has no Spanish\. .*onda-es_ES\.po/],
    ['Zona horaria que se muestra en el reloj', /has 39 characters, 34 fit: .*onda-es_ES\.po/],
    ['Zona horaria', undefined],
  ])('are named where they are %s', (text, problem) => {
    const [said] = problemOf('a-clock.zone', 'Time zone', text);
    if (problem) expect(said).toMatch(problem);
    else expect(said).toBeUndefined();
  });
});

it.each(readdirSync(LANGUAGES).filter((name) => /\.pot?$/.test(name)))(
  '%s has no line numbers and no date of its making, which would change with every run',
  (name) => {
    const text = readFileSync(join(LANGUAGES, name), 'utf8');
    expect(text.match(/^#: .*:\d+|^"POT-Creation-Date.*/m)?.[0]).toBeUndefined();
  },
);
