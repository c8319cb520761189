import { createElement, type ReactNode } from 'react';

/** The text of an empty grid. */
export const Nothing = ({ text }: { text: string }) => <p>{text}</p>;

export const Grid = ({ children }: { children: ReactNode }) => <div className="onda-grid">{children}</div>;

/** The cards, the links to other pages, and the button for more. */
export const More = ({
  query,
  page,
  last,
  found,
  offset,
  auto,
  children,
  linkNodes,
}: Record<'query' | 'page' | 'last' | 'found' | 'offset' | 'auto', string> &
  Record<'children' | 'linkNodes', ReactNode>) =>
  createElement(
    'load-more',
    { query, page, 'max-page': last, found, offset, auto },
    children,
    <p className="onda-more">{linkNodes}</p>,
    <p className="onda-more-status" role="status" />,
  );

export const PreviousLink = ({ address, text }: Record<'address' | 'text', string>) => (
  <a rel="prev" href={address}>
    {text}
  </a>
);

export const NextLink = ({ address, text }: Record<'address' | 'text', string>) => (
  <a className="masonry-loadmore" rel="next" href={address}>
    {text}
  </a>
);

/** The grid with links that filter it and a field that searches it. The field searches the site if no script runs. */
export const FilteredGrid = ({
  label,
  all,
  quick,
  site,
  children,
  linkNodes,
}: Record<'label' | 'all' | 'quick' | 'site', string> & Record<'children' | 'linkNodes', ReactNode>) =>
  createElement(
    'post-grid',
    null,
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box that cannot be taken away everywhere
    <div className="onda-filters" role="group" aria-label={label}>
      <a href="#filter=" data-filter="">
        {all}
      </a>
      {linkNodes}
      {/* biome-ignore lint/a11y/useSemanticElements: the element is not known everywhere */}
      <form className="onda-quick" role="search" method="get" action={site}>
        <input type="search" name="s" aria-label={quick} placeholder={quick} />
      </form>
    </div>,
    <p className="onda-filter-status" role="status" />,
    children,
  );

/** The link leads to the archive of the category where no script runs. */
export const FilterLink = ({ address, slug, name }: Record<'address' | 'slug' | 'name', string>) => (
  <>
    {' '}
    <a href={address} data-filter={slug}>
      {name}
    </a>
  </>
);

/** The card of a post, with its picture as WordPress prints it before the title. */
export const Card = ({
  id,
  terms,
  address,
  title,
  date,
  day,
  children,
}: Record<'id' | 'terms' | 'address' | 'title' | 'date' | 'day', string> & { children: ReactNode }) => (
  <article className={`onda-card post-${id}`} data-filter={terms}>
    {children}
    <h2 className="onda-card-title">
      <a className="onda-card-link" href={address}>
        {title}
      </a>
    </h2>
    <time className="onda-card-date" dateTime={date}>
      {day}
    </time>
  </article>
);
