/** Says below the link why its video does not play. */
export const StatusLine = () => <p role="status" />;
