/** Says behind the cards how many there are, or why no more come. */
export const StatusLine = () => <p className="onda-more-status" role="status" />;
