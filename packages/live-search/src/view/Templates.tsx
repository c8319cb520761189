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

/** A result that is itself the link, so that every click is the browser's own. */
export const Option = ({ id, name, address }: Record<'id' | 'name' | 'address', string>) => (
  <a id={id} className={name} href={address} {...{ role: 'option', 'aria-selected': false }} tabIndex={-1} />
);

/** A result with buttons. */
export const Row = ({ id, name }: Record<'id' | 'name', string>) => (
  <div id={id} className={name} {...{ role: 'row', 'aria-selected': false }} />
);

export const Cell = ({ id, name }: Record<'id' | 'name', string>) => (
  <div id={id} className={name} {...{ role: 'gridcell' }} />
);

/** A header and its results. */
export const Group = () => <div className="asp_results_group" />;

/** A link within an option. */
export const Words = ({ name }: { name: string }) => <span className={name} />;

export const Found = () => <mark />;

export const Picture = ({ address }: { address: string }) => (
  <img alt="" loading="lazy" decoding="async" src={address} />
);

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
