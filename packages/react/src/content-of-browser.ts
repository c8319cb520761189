import type { ReactNode } from 'react';
import type { Content } from './content';

/**
 * In a browser: a shadow root is there already, or the element makes it. Content that the page does not give is the
 * element's own; React neither compares nor touches it.
 */
export function contentOf(_tag: string, _attributes: object, children: ReactNode): Content {
  const isGiven = children !== undefined && children !== null && children !== false;
  return isGiven ? { children } : { dangerouslySetInnerHTML: NOTHING };
}

/** A constant object: React 19 writes the HTML of a new one again. */
const NOTHING = { __html: '' };
