/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment */
import { getBlockType } from '@wordpress/blocks';
import { Placeholder, Spinner } from '@wordpress/components';
import { createElement, Fragment, useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type EditorBlock, type EditProps, tagOf } from '../editor-block';
import { type SiteData, useSiteData } from '../site-data';
import { ServerPreview } from './ServerPreview';
import { TemplatePreview } from './TemplatePreview';

interface Props extends EditProps {
  block: EditorBlock;
}

/** A still picture of the element, with what the site has to show; a click on it chooses the block. */
export function Preview(props: Props) {
  const site = useSiteData();
  const node = useRef<HTMLDivElement>(null);
  // React before 19 does not know the attribute.
  useEffect(() => node.current?.setAttribute('inert', ''), []);
  return <div ref={node}>{site ? <Inside {...props} site={site} /> : <Spinner />}</div>;
}

function Inside({ name, block, attributes, context, site }: Props & { site: SiteData }) {
  const tag = tagOf(name);
  const { title = '', description = '' } = getBlockType(name) ?? {};
  const isPlain =
    block.preview === 'words' || (block.preview === 'template' && !site.elements[tag]?.template);
  const missing = block.fields.find((field) => field.required && !attributes[field.name]);
  // translators: %s: name of a setting of the block.
  const words = missing && sprintf(__('Fill in “%s” in the sidebar.', 'onda'), __(missing.label, 'onda'));
  if (words) return <Placeholder label={title} instructions={words} />;
  if (isPlain) return <Placeholder label={title} instructions={description} />;
  return (
    <>
      {[site.page, block.isShadow ? '' : site.elements[tag]?.style].map(
        (address) => address && <link key={address} rel="stylesheet" href={address} />,
      )}
      {block.preview === 'server' ? (
        <ServerPreview
          name={name}
          label={title}
          block={block}
          attributes={attributes}
          post={context?.postId}
        />
      ) : (
        <TemplatePreview tag={tag} block={block} attributes={attributes} site={site} />
      )}
    </>
  );
}
