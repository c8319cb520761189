import type { BlockEditing } from '@onda/core/element/block-fields';
import { describe, expect, it } from 'vitest';
import { blocks, elements } from '../registry';
import { printBlockMetadata } from './block-metadata';
import { CLOCK_SPEC } from './clock-spec';
import { printEditorBlocks, visibleFirst } from './editor-blocks';

const FIELDS: BlockEditing['fields'] = {
  showSeconds: { label: 'Also the seconds', group: 'look', shown: true },
  face: {
    label: 'Kind of face',
    group: 'basics',
    choices: { round: 'Round', square: 'Square' },
    role: 'content',
  },
};
const editing = (fields: BlockEditing['fields']): Record<string, BlockEditing> => ({
  'a-clock': { category: 'onda-pages', preview: 'template', fields },
});

describe('printBlockMetadata', () => {
  const files = printBlockMetadata([CLOCK_SPEC], editing(FIELDS), 'blocks');
  const metadata = JSON.parse(files['blocks/a-clock/block.json'] ?? '{}');

  it('prints a block.json without defaults, so that nothing unwritten is stored', () => {
    expect(metadata.name).toBe('onda/a-clock');
    expect(metadata.attributes).toEqual({
      showSeconds: { type: 'boolean' },
      face: { type: 'string', enum: ['round', 'square'], role: 'content' },
      anchor: { type: 'string' },
    });
  });

  it('leaves a color that the element reads to the element', () => {
    expect(metadata.supports.color.__experimentalSkipSerialization).toEqual(['background']);
    expect(metadata.supports.color.button).toBeUndefined();
  });

  it('prints the same for WordPress to read at once', () => {
    expect(files['blocks/blocks-manifest.php']).toContain("'name' => 'onda/a-clock'");
  });
});

describe('printEditorBlocks', () => {
  it('leaves out what the words of the choices and the type say already', () => {
    const printed = printEditorBlocks([CLOCK_SPEC], editing(FIELDS));
    expect(printed).not.toContain('"values"');
    expect(printed).not.toContain('"role"');
    expect(printed).toContain('"isShadow": true');
    expect(printed).not.toContain('"shortcodes"');
    const peer = printEditorBlocks([{ ...CLOCK_SPEC, shortcodes: ['a_clock', 'watch'] }], editing(FIELDS));
    expect(peer).toMatch(/"shortcodes": \[\s+"a_clock",\s+"watch"/);
  });

  const whole = elements.map((spec) => ({
    ...spec,
    attributes: { ...spec.attributes, ...spec.lateAttributes },
  }));
  const all = printEditorBlocks(whole, blocks);
  const printed: Record<string, { fields: [name: string, label: string][][] }> = JSON.parse(
    all.slice(all.indexOf(' = ') + 3, all.lastIndexOf(';')),
  );

  it.each(Object.entries(blocks))('has each field of <%s> with its label', (tag, { fields }) => {
    const labels = Object.entries(fields).flatMap(([name, field]) => (field ? [[name, field.label]] : []));
    const found = printed[tag]?.fields.flat().map(([name, label]) => [name, label]);
    expect(found?.toSorted()).toEqual(labels.toSorted());
  });

  it('counts what an author sees without opening a panel', () => {
    expect(visibleFirst(FIELDS)).toEqual(['showSeconds', 'face']);
  });
});
