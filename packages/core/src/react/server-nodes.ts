import type { ReactNode } from 'react';
import { serverHtml } from '../dom/server-html';
import { reactNodes } from './react-nodes';

/** The server's HTML for a view: cleaned as `serverHtml` cleans it, then drawn node by node, never as text. */
export const serverNodes = (html: string): ReactNode[] => reactNodes(serverHtml(html));
