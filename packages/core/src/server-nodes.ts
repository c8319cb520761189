import { createElement, type ReactNode } from 'react';
import { serverHtml } from './server-html';

/** What `serverHtml` lets through, by React's names. */
const NAMES: Record<string, string> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
};

/** The server's HTML for a view: cleaned as `serverHtml` cleans it, then drawn node by node, never as text. */
export const serverNodes = (html: string): ReactNode[] => reactNodes(serverHtml(html));

const reactNodes = ({ childNodes }: Node): ReactNode[] =>
  [...childNodes].map((node, key) =>
    node instanceof Element
      ? createElement(node.localName, { ...propsOf(node), key }, ...reactNodes(node))
      : node.nodeValue,
  );

const propsOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries([...attributes].map(({ name, value }) => [NAMES[name] ?? name, value]));
