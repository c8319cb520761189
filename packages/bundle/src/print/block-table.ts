import type { BlockEditing } from '@onda/core/element/block-fields';
import type { ElementSpec } from '@onda/core/element/contract';
import type { Blocks } from './block-metadata';
import { visibleFirst } from './editor-blocks';

/** `docs/blocks.md` between its two marks: a row for each block. */
export function printBlockTable(text: string, elements: readonly ElementSpec[], blocks: Blocks): string {
  const rows = elements.flatMap((spec) => {
    const editing = blocks[spec.tag];
    return spec.block && editing ? [row(spec, editing)] : [];
  });
  const head = [
    '| block | controls | visible first | hidden | preview | made from | variations |',
    '|---|--:|--:|--:|---|---|---|',
  ];
  const table = [...head, ...rows].join('\n');
  return text.replace(/(<!-- blocks -->\n\n)[\s\S]*?(\n\n<!-- \/blocks -->)/, `$1${table}$2`);
}

function row(spec: ElementSpec, { fields, preview, variations = [], from = [] }: BlockEditing): string {
  const shown = Object.values(fields).filter(Boolean).length;
  const cells = [
    `\`onda/${spec.tag}\``,
    shown,
    visibleFirst(fields).length,
    Object.keys(fields).length - shown,
    preview,
    ['shortcode', 'tag', ...(spec.holdsContent ? [] : ['widget']), ...from.map((name) => `\`${name}\``)].join(
      ', ',
    ),
    variations.map(({ name }) => name).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}
