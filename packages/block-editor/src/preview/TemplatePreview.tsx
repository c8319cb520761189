/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment */
import { createElement, Fragment, useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Attributes, EditorBlock } from '../editor-block';
import type { SiteData } from '../site-data';
import { escapeHtml, fillTemplate, previewValues, stationOf } from './fill-template';
import { SAMPLE_ROWS, SAMPLE_VALUES, showRows } from './samples';
import { useSiteRows } from './site-rows';

interface Props {
  tag: string;
  block: EditorBlock;
  attributes: Attributes;
  site: SiteData;
}

/**
 * The template with the real style sheets and what the site has to show, in an element of the real name: it is not
 * defined in the canvas, so nothing is counted, polled or heard.
 */
export function TemplatePreview({ tag, block, attributes, site }: Props) {
  const node = useRef<HTMLElement>(null);
  const { template = '', style, more } = site.elements[tag] ?? {};
  const values = previewValues(block.fields, attributes, SAMPLE_VALUES, site);
  const html = fillTemplate(template, values);
  const written = JSON.stringify(attributes);
  const found = useSiteRows(tag, stationOf(attributes, site.stations)?.id);
  const isSample = found?.length === 0;
  useEffect(() => {
    const host = node.current;
    if (!host) return;
    const root = block.isShadow ? (host.shadowRoot ?? host.attachShadow({ mode: 'open' })) : host;
    root.innerHTML = (block.isShadow ? sheets([style, more]) : '') + html;
    showRows(tag, root, values, isSample ? SAMPLE_ROWS : (found ?? []));
  }, [html, written, found]);
  return (
    <>
      {isSample && <small>{__('Example', 'onda')}</small>}
      {createElement(tag, { ref: node })}
    </>
  );
}

export const sheets = (addresses: readonly (string | undefined)[]): string =>
  addresses
    .map((address) => (address ? `<link rel="stylesheet" href="${escapeHtml(address)}">` : ''))
    .join('');
