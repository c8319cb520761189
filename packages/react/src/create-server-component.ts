import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { contentOf } from '#content';
import { DefineElement } from './define-element';
import { type ElementSetup, hostProps } from './host-props';

/** An element in a server component: it has no handlers and no ref, and prints what the plugin prints. */
export type OndaServerComponent<Props> = (props: Props) => ReactElement;

/** The same HTML as the client's component on a server; a small client component brings the element's code. */
export function createServerComponent<Props extends object>(
  setup: Omit<ElementSetup, 'load' | 'events'>,
): OndaServerComponent<Props> {
  const Component = (props: Props & { children?: ReactNode }) => {
    const { attributes } = hostProps({ ...setup, events: {}, load: async () => {} }, props);
    const content = contentOf(setup.tag, attributes, props.children);
    const host = createElement(setup.tag, { ...attributes, ...content, suppressHydrationWarning: true });
    return createElement(Fragment, null, host, createElement(DefineElement, { tag: setup.tag }));
  };
  Component.displayName = setup.name;
  return Component;
}
