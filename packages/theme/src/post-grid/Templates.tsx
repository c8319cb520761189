/** The line after the posts: how many match. */
export const StatusLine = () => <p className="onda-filter-status" role="status" />;
