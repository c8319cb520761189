/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment */
import { InnerBlocks } from '@wordpress/block-editor';
import {
  registerBlockBindingsSource,
  registerBlockType,
  registerBlockVariation,
  unregisterBlockBindingsSource,
} from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { registerBindings } from './bindings';
import { Edit } from './Edit';
import { type EditorBlock, type EditProps, tagOf, wholeBlock } from './editor-block';
import { editorBlocks } from './generated/editor-blocks';
import { iconOf } from './icons';
import { askSite } from './site-data';
import { transformsOf } from './transforms/transforms';

/** The rest of a block is in its `block.json`, which WordPress has given to the editor. */
function register(name: string, block: EditorBlock): void {
  registerBlockType(name, {
    icon: iconOf(tagOf(name)),
    edit: (props: EditProps) => <Edit {...props} name={name} block={block} />,
    save: () => (block.preview === 'content' ? <InnerBlocks.Content /> : null),
    transforms: transformsOf(name, block),
  });
  for (const { title, description, ...variation } of block.variations ?? [])
    registerBlockVariation(name, {
      ...variation,
      title: __(title, 'onda'),
      description: __(description, 'onda'),
      scope: ['inserter', 'transform'],
      isActive: Object.keys(variation.attributes),
    });
}

for (const [tag, block] of Object.entries(editorBlocks)) register(`onda/${tag}`, wholeBlock(tag, block));
registerBindings({
  ask: askSite,
  words: __,
  register: registerBlockBindingsSource,
  unregister: unregisterBlockBindingsSource,
});
