import type { BlockEditing } from '@onda/core/element/block-fields';
import type { AttributeSpec, ElementSpec } from '@onda/core/element/contract';
import { phpReturn } from '../php';
import { blockExample } from './block-example';

export type Blocks = Record<string, BlockEditing>;

/** The handle of the editor's script, as `Blocks` registers it. */
const SCRIPT = 'onda-block-editor';
const HEAD = `// Printed by \`pnpm generate\` from the contracts. Do not edit.

defined('ABSPATH') || exit;

`;

const BLOCK_TYPES: Partial<Record<AttributeSpec['type'], string>> = { boolean: 'boolean', number: 'number' };

/** File → text: a `block.json` for each block, and the manifest that spares WordPress the reading of them. */
export function printBlockMetadata(
  elements: readonly ElementSpec[],
  blocks: Blocks,
  folder: string,
): Record<string, string> {
  const metadata = Object.fromEntries(
    elements.flatMap((spec) => {
      const editing = blocks[spec.tag];
      return spec.block && editing ? [[spec.tag, blockMetadata(spec, spec.block, editing)]] : [];
    }),
  );
  const files = Object.entries(metadata).map(([tag, data]) => [
    `${folder}/${tag}/block.json`,
    `${JSON.stringify(data, null, 2)}\n`,
  ]);
  return { ...Object.fromEntries(files), [`${folder}/blocks-manifest.php`]: phpReturn(metadata, HEAD) };
}

function blockMetadata(spec: ElementSpec, block: NonNullable<ElementSpec['block']>, editing: BlockEditing) {
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `onda/${spec.tag}`,
    title: spec.title,
    category: editing.category,
    icon: block.icon,
    description: spec.description,
    keywords: block.keywords,
    textdomain: 'onda',
    attributes: {
      ...Object.fromEntries(
        Object.entries(spec.attributes).map(([name, attribute]) => [name, typeOf(attribute, name, editing)]),
      ),
      anchor: { type: 'string' },
    },
    usesContext: ['postId'],
    supports: { ...supportsOf(spec), ...(editing.inserter === false ? { inserter: false } : {}) },
    example: blockExample(spec, editing),
    editorScript: SCRIPT,
  };
}

/**
 * No defaults: what an author did not write stays unwritten. No range: the reader of attributes ignores a value out of
 * range, where WordPress would drop it in silence.
 */
function typeOf(attribute: AttributeSpec, name: string, { fields }: BlockEditing) {
  return {
    type: BLOCK_TYPES[attribute.type] ?? 'string',
    ...(attribute.type === 'enum' ? { enum: attribute.values } : {}),
    ...(fields[name]?.role ? { role: fields[name].role } : {}),
  };
}

/**
 * Colors and corners of an element with custom properties for them are written as these, not on the wrapper: a widget
 * with round corners has no square of color behind it.
 */
function supportsOf({ properties }: ElementSpec) {
  const has = (name: string) => `--onda-${name}` in properties;
  return {
    html: false,
    anchor: true,
    align: ['wide', 'full'],
    color: {
      text: true,
      background: true,
      gradients: !has('surface'),
      link: !has('surface'),
      ...(has('accent') ? { button: true } : {}),
      ...(has('surface') ? { __experimentalSkipSerialization: ['background'] } : {}),
    },
    typography: { fontSize: true, lineHeight: true },
    spacing: { margin: true, padding: true },
    __experimentalBorder: { radius: true, color: true, width: true, style: true },
    interactivity: { clientNavigation: true },
  };
}
