/** The error below the link of a video. */
export const StatusLine = () => <p role="status" />;
