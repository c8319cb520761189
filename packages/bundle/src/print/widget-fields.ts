import type { Field, Variation } from '@onda/core/element/block-fields';
import type { ElementSpec } from '@onda/core/element/contract';
import { type PhpCode, phpReturn, phpString } from '../php';
import type { Blocks } from './block-metadata';

const HEAD = `// Printed by \`pnpm generate\` from the words of the block editor. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

`;

const translated = (text: string): PhpCode => ({ phpCode: `__(${phpString(text)}, 'onda')` });

/** `generated/widget-fields.php`: the fields of the classic widgets, as the block editor words and groups them. */
export function printWidgetFields(elements: readonly ElementSpec[], blocks: Blocks): string {
  const rows = elements.flatMap(({ tag, block }) => {
    const fields = block && blocks[tag]?.fields;
    return fields ? [[tag, fieldsOf(fields)]] : [];
  });
  return phpReturn(Object.fromEntries(rows), HEAD);
}

/** `generated/block-variations.php`: the variations of blocks, as WordPress gives them to the editor. */
export function printBlockVariations(elements: readonly ElementSpec[], blocks: Blocks): string {
  const rows = elements.flatMap(({ tag, block }) => {
    const variations = block && blocks[tag]?.variations;
    return variations ? [[`onda/${tag}`, variations.map(printedVariation)]] : [];
  });
  return phpReturn(Object.fromEntries(rows), HEAD);
}

function printedVariation({ title, description, attributes, inserter, ...variation }: Variation): object {
  return {
    ...variation,
    title: translated(title),
    description: translated(description),
    attributes,
    scope: [...(inserter ? ['inserter'] : []), 'transform'],
    isActive: Object.keys(attributes),
  };
}

/** Fields that nobody should see are `null` and left out. */
function fieldsOf(fields: Record<string, Field | null>): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field ? [[name, printedField(field)]] : [])),
  );
}

function printedField({ label, help, group, control, choices, unit }: Field): object {
  const words = Object.entries(choices ?? {}).map(([value, text]) => [value, translated(text)]);
  return {
    label: translated(label),
    ...(help ? { help: translated(help) } : {}),
    group,
    ...(control ? { control } : {}),
    ...(unit ? { unit } : {}),
    ...(words.length > 0 ? { choices: Object.fromEntries(words) } : {}),
  };
}
