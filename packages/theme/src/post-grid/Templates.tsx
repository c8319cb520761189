/** Says behind the posts how many of them fit. */
export const StatusLine = () => <p className="onda-filter-status" role="status" />;
