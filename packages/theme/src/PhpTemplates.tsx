import type { ReactNode } from 'react';

/** Phrasing content: an element may stand in a paragraph, which a list would end. */
export const List = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a list would end a paragraph
  <span part="list" role="list">
    {children}
  </span>
);
