/** The reason for which these posts are shown. */
export const Reason = ({ text }: { text: string }) => <span part="why">{text}</span>;
