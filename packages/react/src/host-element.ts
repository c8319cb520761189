'use client';

import { define } from '@onda/elements';
import { createElement, type ReactElement, type ReactNode, useEffect } from 'react';
import { contentOf } from '#content';

/**
 * The element of a server component. It is the client's, because the browser's parser takes the template of a shadow
 * root out of the page: a server component would still expect it when React hydrates.
 */
export function HostElement(props: {
  tag: string;
  attributes: Record<string, unknown>;
  children?: ReactNode;
}): ReactElement {
  const { tag, attributes, children } = props;
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the printed element stays as it is
    define(tag).catch((error: unknown) => console.error(`@onda/react: <${tag}> did not load.`, error));
  }, [tag]);
  const content = contentOf(tag, attributes, children);
  return createElement(tag, { ...attributes, ...content, suppressHydrationWarning: true });
}
