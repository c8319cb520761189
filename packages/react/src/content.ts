import { hasShadow, renderShadow, renderShell } from '@onda/elements/ssr';
import { createElement, type ReactNode } from 'react';

/** The props of `createElement` for the content of an element. */
export type Content = { children?: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * On a server: the shell as the plugin prints it. A shadow root comes as a template, which the parser takes out of the
 * document before React looks. HTML outside of one is nobody's but the element's, which rewrites it.
 */
export function contentOf(tag: string, attributes: object, children: ReactNode): Content {
  const written = attributes as Record<string, unknown>;
  if (hasShadow(tag)) {
    const template = createElement('template', {
      key: 'shadow',
      shadowrootmode: 'open',
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own template, its values escaped
      dangerouslySetInnerHTML: { __html: renderShadow(tag, written, languageOf(written)) },
    });
    return { children: [template, children] };
  }
  return hasContent(children) ? { children } : { dangerouslySetInnerHTML: { __html: shellOf(tag, written) } };
}

const shellOf = (tag: string, written: Record<string, unknown>) =>
  renderShell(tag, written, languageOf(written));

function languageOf({ lang }: Record<string, unknown>): { lang?: string } {
  return typeof lang === 'string' ? { lang } : {};
}

export const hasContent = (children: ReactNode): boolean =>
  children !== undefined && children !== null && children !== false;
