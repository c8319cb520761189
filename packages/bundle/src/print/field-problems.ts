import type { BlockEditing, Field } from '@onda/core/element/block-fields';
import type { AttributeSpec, ElementSpec } from '@onda/core/element/contract';
import type { Blocks } from './block-metadata';
import { GROUPS, visibleFirst } from './editor-blocks';

/** Characters of a label in the inspector of WordPress 6.5, which is 280 px wide. */
const LONGEST_LABEL = 32;
/** Controls that stand in sight before an author opens anything. */
const MOST_VISIBLE = 8;

/** The file of an element in its package that holds a text, as an author would look for it. */
export type FileOf = (spec: ElementSpec, text: string) => string | undefined;

/** Sentences about fields that break a rule of the inspector: the file, the field, what to write. */
export function problemsInFields(elements: readonly ElementSpec[], blocks: Blocks, fileOf: FileOf): string[] {
  return elements
    .filter(({ block }) => block)
    .flatMap((spec) => {
      const problems = problemsOf(spec, blocks[spec.tag]?.fields);
      if (problems.length === 0) return [];
      const file = fileOf(spec, `'${spec.tag}': {`) ?? `packages/${spec.feature}/src/block-fields.ts`;
      return problems.map((problem) => `${file}: ${problem}`);
    });
}

function problemsOf({ tag, attributes }: ElementSpec, fields?: BlockEditing['fields']): string[] {
  if (!fields)
    return [
      `${tag} has no entry: write '${tag}': { category, preview, fields }, or delete "block" from its contract`,
    ];
  const missing = Object.keys(attributes)
    .filter((name) => !(name in fields))
    .map(
      (name) =>
        `${tag}.${name} has no field: write ${name}: { ${LABEL}, group: 'basics' } or ${name}: HIDDEN`,
    );
  const unknown = Object.keys(fields)
    .filter((name) => !(name in attributes))
    .map((name) => `${tag}.${name} is a field of no attribute: delete it, or add ${name} to the contract`);
  const wrong = Object.entries(fields).flatMap(([name, field]) =>
    field
      ? problemsOfField(name, field, attributes[name]).map((problem) => `${tag}.${name}: ${problem}`)
      : [],
  );
  return [...missing, ...unknown, ...wrong, ...problemsOfManyFields(tag, fields)];
}

const LABEL = "label: translatable('…')";

function problemsOfManyFields(tag: string, fields: BlockEditing['fields']): string[] {
  const visible = visibleFirst(fields).length;
  return visible > MOST_VISIBLE
    ? [
        `${tag} shows ${visible} controls at first, ${MOST_VISIBLE} may: give some another group than 'basics', or no "shown"`,
      ]
    : [];
}

function problemsOfField(
  name: string,
  { label, group, choices }: Partial<Field>,
  spec?: AttributeSpec,
): string[] {
  const values: readonly string[] = spec?.type === 'enum' ? spec.values : [];
  const strange = Object.keys(choices ?? {}).filter((value) => !values.includes(value));
  return [
    ...problemsOfLabel(name, label),
    ...(group && GROUPS.includes(group) ? [] : [`it has no group: write one of ${GROUPS.join(', ')}`]),
    ...strange.map(
      (value) => `choices has "${value}", the attribute only ${values.join(', ') || 'no values'}`,
    ),
  ];
}

function problemsOfLabel(name: string, label: string | undefined): string[] {
  if (!label) return [`it has no label: write ${LABEL}`];
  if (label.length > LONGEST_LABEL)
    return [`the label "${label}" has ${label.length} characters, ${LONGEST_LABEL} fit: shorten it`];
  const words = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  return /[A-Z]/.test(name) && words(label) === words(name)
    ? [`the label "${label}" is the name: write what an owner calls it, as "Comments below" for showComments`]
    : [];
}
