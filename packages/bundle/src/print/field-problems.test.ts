import type { BlockEditing } from '@onda/core/element/block-fields';
import type { ElementSpec } from '@onda/core/element/contract';
import { describe, expect, it } from 'vitest';
import { blocks, elements } from '../registry';
import { CLOCK_SPEC } from './clock-spec';
import { problemsInFields } from './field-problems';

const FIELDS: BlockEditing['fields'] = {
  showSeconds: { label: 'Also the seconds', group: 'look' },
  face: { label: 'Kind of face', group: 'basics' },
};
const FILE = 'packages/clock/src/clock-fields.ts';

const problems = (fields: object, spec: ElementSpec = CLOCK_SPEC) => {
  const editing = { category: 'onda-pages', preview: 'template', fields } as BlockEditing;
  return problemsInFields([spec], { 'a-clock': editing }, () => FILE);
};

it('our own fields have none', () => {
  const whole = elements.map((spec) => ({
    ...spec,
    attributes: { ...spec.attributes, ...spec.lateAttributes },
  }));
  expect(problemsInFields(whole, blocks, () => undefined)).toEqual([]);
  expect(problems(FIELDS)).toEqual([]);
});

/** Each row: what is wrong, the fields, the field that is named, what to write. */
describe('a problem names the file, the field and what to write', () => {
  it.each([
    [
      'an attribute without a field',
      { face: null },
      "a-clock.showSeconds has no field: write showSeconds: { label: translatable('…'), group: 'basics' } or showSeconds: HIDDEN",
    ],
    [
      'a field of nothing',
      { ...FIELDS, digits: null },
      'a-clock.digits is a field of no attribute: delete it, or add digits to the contract',
    ],
    [
      'a field without a label',
      { ...FIELDS, face: { group: 'look' } },
      "a-clock.face: it has no label: write label: translatable('…')",
    ],
    [
      'a field without a group',
      { ...FIELDS, face: { label: 'Kind of face' } },
      'a-clock.face: it has no group: write one of basics, look, behavior, advanced',
    ],
    [
      'a label that is the name',
      { ...FIELDS, showSeconds: { label: 'Show seconds', group: 'look' } },
      'a-clock.showSeconds: the label "Show seconds" is the name: write what an owner calls it, as "Comments below" for showComments',
    ],
    [
      'a label that breaks its line',
      { ...FIELDS, face: { label: 'A label of more than thirty-two characters', group: 'look' } },
      'a-clock.face: the label "A label of more than thirty-two characters" has 42 characters, 32 fit: shorten it',
    ],
    [
      'a word for a value that there is not',
      { ...FIELDS, face: { label: 'Kind of face', group: 'look', choices: { oval: 'Oval' } } },
      'a-clock.face: choices has "oval", the attribute only round, square',
    ],
  ])('%s', (_, fields, problem) => {
    expect(problems(fields)).toEqual([`${FILE}: ${problem}`]);
  });

  it('a block that shows too much at once', () => {
    const names = Array.from({ length: 9 }, (_, place) => `attribute${place}`);
    const attributes = Object.fromEntries(
      names.map((name) => [name, { type: 'string', default: '', description: '' } as const]),
    );
    const fields = Object.fromEntries(names.map((name) => [name, { label: 'Something', group: 'basics' }]));
    expect(problems(fields, { ...CLOCK_SPEC, attributes })).toEqual([
      `${FILE}: a-clock shows 9 controls at first, 8 may: give some another group than 'basics', or no "shown"`,
    ]);
  });

  it('a block without an entry, in the file where entries usually are', () => {
    expect(problemsInFields([CLOCK_SPEC], {}, () => undefined)).toEqual([
      `packages/clock/src/block-fields.ts: a-clock has no entry: write 'a-clock': { category, preview, fields }, or delete "block" from its contract`,
    ]);
  });
});
