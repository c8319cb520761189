import type { BlockEditing, Field, FieldGroup } from '@onda/core/element/block-fields';
import type { AttributeSpec, ElementSpec } from '@onda/core/element/contract';
import type { Blocks } from './block-metadata';
import { wrapperProperties } from './wordpress';

/** Characters of a label in the inspector of WordPress 6.5, which is 280 px wide. */
const LONGEST_LABEL = 32;
/** Controls that stand in sight before an author opens anything. */
const MOST_VISIBLE = 8;

const HEAD = `// Printed by \`pnpm generate\` from the contracts. Do not edit.
import type { PrintedBlock } from '../editor-block';

`;

/** The module from which the editor's script knows the blocks: fields, pickers, names of shortcodes. */
export function printEditorBlocks(elements: readonly ElementSpec[], blocks: Blocks): string {
  const rows = elements.flatMap((spec) => {
    const editing = blocks[spec.tag];
    return spec.block && editing ? [[spec.tag, editorBlock(spec, editing)]] : [];
  });
  const data = JSON.stringify(Object.fromEntries(rows), null, 2);
  return `${HEAD}export const editorBlocks: Record<string, PrintedBlock> = ${data};\n`;
}

function editorBlock(spec: ElementSpec, { preview, from, fields }: BlockEditing) {
  const properties = wrapperProperties(spec);
  return {
    preview,
    ...(spec.root === 'shadow' ? { isShadow: true } : {}),
    ...(spec.shortcodes.join() === spec.tag.replaceAll('-', '_') ? {} : { shortcodes: spec.shortcodes }),
    ...(properties.length > 0 ? { properties } : {}),
    ...(from ? { from } : {}),
    fields: GROUPS.map((group) =>
      Object.entries(fields).flatMap(([name, field]) => {
        const attribute = spec.attributes[name];
        return field?.group === group && attribute ? [printedField(name, field, attribute)] : [];
      }),
    ),
  };
}

/** In the order of the inspector; `GROUPS` of the editor is the same. */
const GROUPS: readonly FieldGroup[] = ['basics', 'look', 'behavior', 'advanced'];

/** A list weighs less than an object: the name, the label, the help and whatever else there is. */
function printedField(name: string, field: Field, attribute: AttributeSpec): unknown[] {
  const { label, help, group, role, ...shown } = field;
  const rest = { ...shown, ...typeOf(attribute), ...valuesOf(attribute, field) };
  const hasRest = Object.values(rest).some((value) => value !== undefined);
  if (hasRest) return [name, label, help ?? '', rest];
  return help ? [name, label, help] : [name, label];
}

/** The defaults that most attributes of a type have; `fieldsOf` of the editor puts them back. */
const USUAL_DEFAULTS: Record<string, unknown> = { string: '', url: '', boolean: false };

/** Not those that have words: the editor takes the values from there. */
function valuesOf(attribute: AttributeSpec, { choices = {} }: Field): object {
  const values = attribute.type === 'enum' ? attribute.values : [];
  return values.join() === Object.keys(choices).join() ? {} : { values };
}

function typeOf(attribute: AttributeSpec): object {
  const { type, default: usual } = attribute;
  const { min, max, step } = attribute.type === 'number' ? attribute : {};
  return {
    min,
    max,
    step,
    ...(type === 'string' || type === 'url' ? {} : { type }),
    ...(usual === USUAL_DEFAULTS[type] ? {} : { default: usual }),
  };
}

/** Sentences about fields that break a rule of the inspector; none when all is well. */
export function problemsInFields(elements: readonly ElementSpec[], blocks: Blocks): string[] {
  return elements
    .filter(({ block }) => block)
    .flatMap((spec) => {
      const fields = blocks[spec.tag]?.fields;
      return fields ? problemsOf(spec, fields) : [`${spec.tag} has no entry in a block-fields file`];
    });
}

function problemsOf({ tag, attributes }: ElementSpec, fields: BlockEditing['fields']): string[] {
  const missing = Object.keys(attributes)
    .filter((name) => !(name in fields))
    .map((name) => `${tag}.${name} has no field; it may be HIDDEN`);
  const unknown = Object.keys(fields)
    .filter((name) => !(name in attributes))
    .map((name) => `${tag}.${name} is a field of no attribute`);
  const wrong = Object.entries(fields).flatMap(([name, field]) =>
    field ? problemsOfField(`${tag}.${name}`, name, field, attributes[name]) : [],
  );
  const visible = visibleFirst(fields).length;
  const crowded = visible > MOST_VISIBLE ? [`${tag} shows ${visible} controls at first`] : [];
  return [...missing, ...unknown, ...wrong, ...crowded];
}

function problemsOfField(path: string, name: string, { label, choices }: Field, spec?: AttributeSpec) {
  const words = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const isLong = label.length > LONGEST_LABEL && `${path}: the label has ${label.length} characters`;
  const isName = /[A-Z]/.test(name) && words(label) === words(name) && `${path}: the label is the name`;
  const values: readonly string[] = spec?.type === 'enum' ? spec.values : [];
  const strange = Object.keys(choices ?? {}).filter((value) => !values.includes(value));
  return [isLong, isName, ...strange.map((value) => `${path} has no value ${value}`)].filter(
    (problem): problem is string => typeof problem === 'string',
  );
}

/** The names of the fields that an author sees without opening a panel. */
export const visibleFirst = (fields: BlockEditing['fields']): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field && (field.group === 'basics' || (field.shown && !field.showIf)))
    .map(([name]) => name);
