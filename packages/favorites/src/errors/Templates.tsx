/** The message of a control whose action failed. */
export const StatusLine = () => <span part="status" role="status" />;
