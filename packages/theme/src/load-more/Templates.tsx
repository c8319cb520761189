/** The line after the cards: their number, or why no more follow. */
export const StatusLine = () => <p className="onda-more-status" role="status" />;
