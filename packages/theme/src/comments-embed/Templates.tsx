export const StatusLine = () => <span part="status" role="status" />;

/** Where the discussion stands. */
export const Place = () => <div tabIndex={-1} />;
