import { createElement } from 'react';

/** The favorites of a page. */
export const Rows = () => (
  // The style sheet takes the bullets away, and Safari the role with them.
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <ul part="list" role="list" />
);

export const LinkRow = ({ title, address }: Record<'title' | 'address', string>) => (
  <li part="item">
    <a part="title" href={address}>
      {title}
    </a>
  </li>
);

/** A favorite whose title has no link. */
export const PlainRow = ({ title }: { title: string }) => (
  <li part="item">
    <span part="title">{title}</span>
  </li>
);

export const Thumbnail = ({ src }: { src: string }) => (
  <img part="thumbnail" src={src} alt="" loading="lazy" decoding="async" />
);

export const Excerpt = ({ excerpt }: { excerpt: string }) => <p part="excerpt">{excerpt}</p>;

export const RowButton = ({ post, site }: Record<'post' | 'site', string>) =>
  createElement('fav-button', { 'post-id': post, 'site-id': site });

/** Loads a list again after a failure. */
export const Retry = ({ words }: { words: string }) => <Control part="retry" words={words} />;

/** The buttons that turn pages, with the page's number between them. */
export const Pages = ({ previous, next }: Record<'previous' | 'next', string>) => (
  <nav part="pages">
    <Control part="previous" words={previous} />
    <span part="page" role="status" />
    <Control part="next" words={next} />
  </nav>
);

const Control = ({ part, words }: Record<'part' | 'words', string>) => (
  <button part={part} className="wp-element-button" type="button">
    {words}
  </button>
);
