import { createElement, type ReactNode } from 'react';

/** The attributes that `serverHtml` lets through and React calls otherwise. */
const NAMES: Record<string, string> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
};

/** The children of what `serverHtml` made, for a view. */
export const reactNodes = ({ childNodes }: Node): ReactNode[] =>
  [...childNodes].map((node, key) =>
    node instanceof Element
      ? createElement(node.localName, { ...propsOf(node), key }, ...reactNodes(node))
      : node.nodeValue,
  );

/** The attributes of a cleaned node, under the names that React has for them. */
export const propsOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries([...attributes].map(({ name, value }) => [NAMES[name] ?? name, value]));
