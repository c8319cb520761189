import type { ReactNode } from 'react';

/** The post around its title. No tag in it ends a paragraph, in which a list may stand. */
export const Row = ({
  position,
  count,
  isUncounted,
  children,
}: {
  position?: string;
  count?: string;
  isUncounted?: boolean;
  children: ReactNode;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a list item would end a paragraph
  <span part="item" role="listitem">
    <span part="position">{position}</span> {children}{' '}
    <span part="count" hidden={isUncounted}>
      {count}
    </span>
  </span>
);
