import type { ReactNode } from 'react';
import { reactNodes } from './react-nodes';
import { serverHtml } from './server-html';

/** The server's HTML for a view: cleaned as `serverHtml` cleans it, then drawn node by node, never as text. */
export const serverNodes = (html: string): ReactNode[] => reactNodes(serverHtml(html));
