/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { createElement, Fragment } from '@wordpress/element';
import { type EditorBlock, type EditProps, tagOf } from './editor-block';
import { innerTemplate } from './inner-blocks';
import { Inspector } from './inspector/Inspector';
import { Preview } from './preview/Preview';
import { wrapperStyle } from './wrapper-style';

interface Props extends EditProps {
  block: EditorBlock;
}

/** A block in the canvas, and its settings beside it. */
export function Edit(props: Props) {
  const { block, attributes } = props;
  const wrapper = useBlockProps({ style: wrapperStyle(attributes, block.properties) });
  return (
    <>
      <Inspector {...props} />
      {block.preview === 'content' ? (
        <Container name={props.name} wrapper={wrapper} />
      ) : (
        <div {...wrapper}>
          <Preview {...props} />
        </div>
      )}
    </>
  );
}

function Container({ name, wrapper }: { name: string; wrapper: Record<string, unknown> }) {
  return <div {...useInnerBlocksProps(wrapper, { template: innerTemplate(tagOf(name)) })} />;
}
