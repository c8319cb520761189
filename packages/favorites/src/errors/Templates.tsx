/** Says that a control did not do what it was asked for. */
export const StatusLine = () => <span part="status" role="status" />;
