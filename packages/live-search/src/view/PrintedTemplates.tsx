// The nodes in which results of a server's HTML stand.

/** A result that is itself the link, so that every click is the browser's own. */
export const Option = ({ id, name, address }: Record<'id' | 'name' | 'address', string>) => (
  <a id={id} className={name} href={address} {...{ role: 'option', 'aria-selected': false }} tabIndex={-1} />
);

export const Cell = ({ id, name }: Record<'id' | 'name', string>) => (
  <div id={id} className={name} {...{ role: 'gridcell' }} />
);

/** A header and its results. */
export const GroupBox = () => <div className="asp_results_group" />;

/** A link within an option. */
export const Words = ({ name }: { name: string }) => <span className={name} />;

export const Picture = ({ address }: { address: string }) => (
  <img alt="" loading="lazy" decoding="async" src={address} />
);
