/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment */
import { InnerBlocks } from '@wordpress/block-editor';
import {
  registerBlockBindingsSource,
  registerBlockType,
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

/** WordPress has given the editor the rest of a block: its `block.json` and its variations. */
function register(name: string, block: EditorBlock): void {
  registerBlockType(name, {
    icon: iconOf(tagOf(name)),
    edit: (props: EditProps) => <Edit {...props} name={name} block={block} />,
    save: () => (block.preview === 'content' ? <InnerBlocks.Content /> : null),
    transforms: transformsOf(name, block),
  });
}

for (const [tag, block] of Object.entries(editorBlocks)) register(`onda/${tag}`, wholeBlock(tag, block));
registerBindings({
  ask: askSite,
  words: __,
  register: registerBlockBindingsSource,
  unregister: unregisterBlockBindingsSource,
});
