import { createElement, type ReactElement, type ReactNode } from 'react';
import { HostElement } from './host-element';
import { type ElementSetup, hostProps } from './host-props';

/** An element in a server component: it has no handlers and no ref, and prints what the plugin prints. */
export type OndaServerComponent<Props> = (props: Props) => ReactElement;

/** All elements of a page of server components share one small component of the client. */
export function createServerComponent<Props extends object>(
  setup: Omit<ElementSetup, 'load' | 'events'>,
): OndaServerComponent<Props> {
  const Component = ({ children, ...props }: Props & { children?: ReactNode }) => {
    const { attributes } = hostProps({ ...setup, events: {}, load: async () => {} }, props);
    return createElement(HostElement, { tag: setup.tag, attributes, children });
  };
  Component.displayName = setup.name;
  return Component;
}
