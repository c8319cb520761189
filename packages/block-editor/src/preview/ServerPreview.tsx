/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment */
import { Placeholder, Spinner } from '@wordpress/components';
import { createElement, useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { type Attributes, type EditorBlock, tagOf } from '../editor-block';
import { SERVER_SAMPLES } from './samples';
import { useServerHtml } from './use-server-html';

interface Props {
  name: string;
  label: string;
  block: EditorBlock;
  attributes: Attributes;
  post: number | undefined;
}

/** Posts, games and forms of this site, printed by PHP. */
export function ServerPreview({ name, label, block, attributes, post }: Props) {
  const node = useRef<HTMLDivElement>(null);
  const { state, html } = useServerHtml(name, askedFor(name, block, attributes), post);
  useEffect(() => {
    if (node.current) setHtml(node.current, html);
  }, [html]);
  if (state === 'failed')
    return <Placeholder label={label} instructions={__('The preview could not be loaded.', 'onda')} />;
  return (
    <div aria-busy={state === 'asking'}>
      {html === '' && state === 'asking' && <Spinner />}
      {html === '' && state === 'shown' && (
        <Placeholder label={label} instructions={__('There is nothing to show yet.', 'onda')} />
      )}
      <div ref={node} />
    </div>
  );
}

/** The attributes that an author wrote, with those of the sample in place of what would show nothing. */
function askedFor(name: string, { fields }: EditorBlock, attributes: Attributes): Attributes {
  const names = new Set(fields.map((field) => field.name));
  const written = Object.entries(attributes).filter(([key, value]) => names.has(key) && value !== undefined);
  return { ...Object.fromEntries(written), ...SERVER_SAMPLES[tagOf(name)]?.(attributes) };
}

/** `innerHTML` would leave the shadow roots of the reply closed. */
function setHtml(node: HTMLElement, html: string): void {
  const open = (node as { setHTMLUnsafe?: (html: string) => void }).setHTMLUnsafe;
  if (open) open.call(node, html);
  else node.innerHTML = html;
}
