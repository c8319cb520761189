import type { BlockEditing, Field, FieldGroup } from '@onda/core/element/block-fields';
import type { AttributeSpec, ElementSpec } from '@onda/core/element/contract';
import type { Blocks } from './block-metadata';
import { wrapperProperties } from './wordpress';

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
  const groups = GROUPS.map((group) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const attribute = spec.attributes[name];
      return field?.group === group && attribute ? [printedField(name, field, attribute)] : [];
    }),
  );
  return {
    ...(preview === 'server' ? {} : { preview }),
    ...(spec.root === 'shadow' ? { isShadow: true } : {}),
    ...(spec.shortcodes.join() === spec.tag.replaceAll('-', '_') ? {} : { shortcodes: spec.shortcodes }),
    ...(properties.length > 0 ? { properties } : {}),
    ...(from ? { from } : {}),
    fields: groups.slice(0, groups.findLastIndex(({ length }) => length > 0) + 1),
  };
}

/** In the order of the inspector; `GROUPS` of the editor is the same. */
export const GROUPS: readonly FieldGroup[] = ['basics', 'look', 'behavior', 'advanced'];

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

/** The names of the fields that an author sees without opening a panel. */
export const visibleFirst = (fields: BlockEditing['fields']): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field && (field.group === 'basics' || (field.shown && !field.showIf)))
    .map(([name]) => name);
