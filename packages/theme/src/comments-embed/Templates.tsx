export const StatusLine = () => <span part="status" role="status" />;

/** The place of the discussion. */
export const Place = () => <div tabIndex={-1} />;
