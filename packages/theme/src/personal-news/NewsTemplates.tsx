// biome-ignore-all lint/a11y/useSemanticElements: a list would end the paragraph that the element may stand in
import type { ReactNode } from 'react';

/** The button that deletes the memory, or starts it. */
export const MemoryButton = () => <button type="button" />;

export const StatusLine = () => <span part="status" role="status" />;

/** The reason for which these posts are shown. */
export const Why = () => <span part="why" />;

export const List = () => <span part="list" role="list" />;

type Post = Record<'title' | 'link' | 'date' | 'day', string>;

/** A post of the list. */
export const Item = (shown: Post) => <Row post={shown} />;

/** A post with its picture; width and height are in pixels, or empty. */
export const PictureItem = (shown: Post & Record<'src' | 'width' | 'height', string>) => (
  <Row post={shown}>
    <img alt="" loading="lazy" decoding="async" src={shown.src} width={shown.width} height={shown.height} />
  </Row>
);

const Row = ({ post: { title, link, date, day }, children }: { post: Post; children?: ReactNode }) => (
  <span part="item" role="listitem">
    {children}
    <a href={link}>{title}</a>
    <time dateTime={date}>{day}</time>
  </span>
);
