// Nothing that would end a paragraph, in which a list may stand.
import type { ReactNode } from 'react';

/** A post of the list. */
export const Item = ({ link }: { link: string }) => (
  <Row>
    {/* biome-ignore lint/a11y/useAnchorContent: the title comes with each answer */}
    <a part="title" href={link} />
  </Row>
);

/** A post without a page. */
export const PlainItem = () => (
  <Row>
    <span part="title" />
  </Row>
);

const Row = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a list item would end a paragraph
  <span part="item" role="listitem">
    <span part="position" /> {children} <span part="count" />
  </span>
);

// biome-ignore lint/a11y/useSemanticElements: a list would end a paragraph
export const List = () => <span part="list" role="list" />;

/** Says that the list loads, is empty or failed. */
export const StatusLine = () => <span part="status" role="status" />;
