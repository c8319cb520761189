import type { ReactNode } from 'react';

// Results with the class names of Ajax Search Pro, on which the styles of themes hang.

type Shown = Record<'id' | 'name' | 'link' | 'title' | 'text', string> & { children: ReactNode };

export const Result = ({ id, name, link, title, text, children }: Shown) => (
  <div id={`asp-res-${id}`} className={name}>
    <Words link={link} title={title} text={text}>
      {children}
    </Words>
  </div>
);

export const PictureResult = ({
  id,
  name,
  link,
  title,
  text,
  image,
  children,
}: Shown & { image: string }) => (
  <div id={`asp-res-${id}`} className={name}>
    <div className="asp_image" data-src={image}>
      <img src={image} alt="" loading="lazy" />
    </div>
    <Words link={link} title={title} text={text}>
      {children}
    </Words>
  </div>
);

/** Below the title stands the byline, or the offer of a shop. */
const Words = ({ link, title, text, children }: Pick<Shown, 'link' | 'title' | 'text' | 'children'>) => (
  <div className="asp_content">
    <h3>
      <a className="asp_res_url" href={link}>
        {title}
      </a>
    </h3>
    {children}
    <div className="asp_res_text">{text}</div>
  </div>
);

export const Byline = ({ author, day }: Record<'author' | 'day', string>) => (
  <div className="etc">
    <span className="asp_author">{author}</span> <span className="asp_date">{day}</span>
  </div>
);

/** The day alone, for a result without an author. */
export const Dateline = ({ day }: { day: string }) => (
  <div className="etc">
    <span className="asp_date">{day}</span>
  </div>
);

/** Stands between the results of a list. */
export const Spacer = () => <div className="asp_v_spacer" />;

/** `name` is of letters, digits and hyphens: it becomes part of a class. */
export const Group = ({
  name,
  title,
  children,
}: Record<'name' | 'title', string> & { children: ReactNode }) => (
  <div className={`asp_results_group asp_results_group_${name}`}>
    <div className="asp_group_header">{title}</div>
    {children}
  </div>
);

/** Says that nothing was found. */
export const Nothing = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="asp_nores">
    <span>{text}</span>
    {children}
  </div>
);

/** Other keywords, for who found nothing. */
export const Suggestions = ({ words, children }: { words: string; children: ReactNode }) => (
  <span className="asp_suggestions">
    {words} {children}
  </span>
);

export const Suggestion = ({ keyword }: { keyword: string }) => (
  <span className="asp_keyword">{keyword}</span>
);

/** The price as the shop shows it. */
export const Price = ({ children }: { children: ReactNode }) => <div className="asp_price">{children}</div>;

/** The attributes by which WooCommerce's own list of products says what a button adds, and how. */
export const CartButton = ({
  name,
  address,
  product,
  number,
  label,
  text,
}: Record<'name' | 'address' | 'product' | 'number' | 'label' | 'text', string>) => (
  <a
    className={name}
    href={address}
    rel="nofollow"
    data-product_id={product}
    data-product_sku={number}
    data-quantity="1"
    aria-label={label}
  >
    {text}
  </a>
);

/** The line above WordPress's own results: what was corrected, and what was left out. */
export const Note = ({ text }: Record<'text', string>) => <p className="onda-search-note">{text}</p>;
