import { printedFlag } from '@onda/core/element/printed';
import { createElement, type ReactNode } from 'react';

// The list as the Favorites plugin prints it.

export const List = (
  shown: Record<
    | 'user'
    | 'site'
    | 'withButtons'
    | 'withLinks'
    | 'withThumbnails'
    | 'withExcerpts'
    | 'thumbnailSize'
    | 'nothing'
    | 'types',
    string
  > & { children: ReactNode },
) => (
  <ul
    className="favorites-list"
    data-userid={shown.user}
    data-siteid={shown.site}
    data-includebuttons={shown.withButtons}
    data-includelinks={shown.withLinks}
    data-includethumbnails={shown.withThumbnails}
    data-includeexcerpts={shown.withExcerpts}
    data-thumbnailsize={shown.thumbnailSize}
    data-nofavoritestext={shown.nothing}
    data-posttypes={shown.types}
  >
    {shown.children}
  </ul>
);

/** The text of an empty list. */
export const Nothing = ({ text, isEmpty }: { text: string; isEmpty: boolean }) => (
  <li data-postid="0" {...printedFlag('data-nofavorites', isEmpty)} className="no-favorites">
    {text}
  </li>
);

export const Item = ({ post, children }: { post: string; children: ReactNode }) => (
  <li data-postid={post}>{children}</li>
);

/** A picture beside its title: with an `alt`, a screen reader would read the title twice. */
export const Picture = ({ src, width, height }: Record<'src' | 'width' | 'height', string>) => (
  <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
);

export const Title = ({ address, title }: Record<'address' | 'title', string>) => (
  <p>
    <a href={address}>{title}</a>
  </p>
);

/** A line of text: a title without a link, or the words below it. */
export const Line = ({ text }: { text: string }) => <p>{text}</p>;

/** The button in the line of an item. */
export const ButtonLine = (shown: Record<'post' | 'site' | 'count', string>) => <p>{Button(shown)}</p>;

export const Button = ({ post, site, count }: Record<'post' | 'site' | 'count', string>) =>
  createElement('fav-button', { postid: post, siteid: site, favoritecount: count });
