import { Row } from './Row';

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

// biome-ignore lint/a11y/useSemanticElements: a list would end a paragraph
export const List = () => <span part="list" role="list" />;

/** Says that the list loads, is empty or failed. */
export const StatusLine = () => <span part="status" role="status" />;
