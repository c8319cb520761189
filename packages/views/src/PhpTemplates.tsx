import type { ReactNode } from 'react';
import { Row } from './Row';

type Shown = Record<'title' | 'position' | 'count', string> & { isUncounted: boolean };

export const PrintedItem = ({ link, title, position, count, isUncounted }: Shown & { link: string }) => (
  <Row position={position} count={count} isUncounted={isUncounted}>
    <a part="title" href={link}>
      {title}
    </a>
  </Row>
);

/** A post without a page. */
export const PrintedPlainItem = ({ title, position, count, isUncounted }: Shown) => (
  <Row position={position} count={count} isUncounted={isUncounted}>
    <span part="title">{title}</span>
  </Row>
);

/** The list, and the line that says that it is empty. */
export const PrintedList = ({
  status,
  isFull,
  children,
}: {
  status: string;
  isFull: boolean;
  children: ReactNode;
}) => (
  <>
    {/* biome-ignore lint/a11y/useSemanticElements: a list would end a paragraph */}
    <span part="list" role="list">
      {children}
    </span>
    <span part="status" role="status" hidden={isFull}>
      {status}
    </span>
  </>
);
