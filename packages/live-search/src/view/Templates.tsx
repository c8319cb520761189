/** The panel under the box. */
export const Panel = ({ list, name }: Record<'list' | 'name', string>) => (
  <div part="panel" hidden>
    <p part="info" className="asp_results_top" hidden />
    <div part="list" id={list} {...{ role: 'listbox', 'aria-label': name }} hidden />
    <div part="notice" />
    <div part="foot" hidden />
  </div>
);

export const Status = () => <p part="status" role="status" />;

/** A result that is itself the link, so that every click is the browser's own; its classes are Ajax Search Pro's. */
export const Result = ({
  id,
  name,
  address,
  title,
  day,
  excerpt,
}: Record<'id' | 'name' | 'address' | 'title' | 'day' | 'excerpt', string>) => (
  <a id={id} className={name} href={address} {...{ role: 'option', 'aria-selected': false }} tabIndex={-1}>
    <div className="asp_content">
      <h3 role="presentation">
        <span className="asp_res_url">{title}</span>
      </h3>
      <div className="etc">
        <span className="asp_date">{day}</span>
      </div>
      <div className="asp_res_text">{excerpt}</div>
    </div>
  </a>
);

/** A result in a grid. */
export const Row = ({ id, name }: Record<'id' | 'name', string>) => (
  <div id={id} className={name} {...{ role: 'row', 'aria-selected': false }} />
);

/** Stands before what a result says. */
export const Image = ({ address }: { address: string }) => (
  <div className="asp_image">
    <img src={address} alt="" loading="lazy" />
  </div>
);

/** Stands before the day. */
export const Author = ({ author }: { author: string }) => <span className="asp_author">{author}</span>;

/** A header; its results follow. */
export const Group = ({ id, name, role, title }: Record<'id' | 'name' | 'role' | 'title', string>) => (
  <div className={`asp_results_group asp_results_group_${name}`} {...{ role, 'aria-labelledby': id }}>
    <div className="asp_group_header" id={id} role="presentation">
      {title}
    </div>
  </div>
);

export const Found = () => <mark />;

/** Nothing was found. */
export const Nothing = ({ words }: { words: string }) => (
  <p part="nothing" className="asp_nores">
    {words}
  </p>
);

export const Failure = ({ retry }: { retry: string }) => (
  <div part="failure" className="asp_nores">
    <span />{' '}
    <button part="retry" type="button">
      {retry}
    </button>
  </div>
);

export const FailureTitle = ({ title }: { title: string }) => <strong>{title}</strong>;

/** Leads to further results. */
export const MoreLink = ({ address, words }: Record<'address' | 'words', string>) => (
  <a part="more" className="asp_showmore" href={address}>
    {words} <span />
  </a>
);

/** Asks for further results. */
export const MoreButton = ({ words }: { words: string }) => (
  <button part="more" className="asp_showmore" type="button">
    {words} <span />
  </button>
);
