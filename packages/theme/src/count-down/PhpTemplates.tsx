/** The moment in words. */
export const Moment = ({ date, words }: Record<'date' | 'words', string>) => (
  <time dateTime={date}>{words}</time>
);

/** The message to the author that the date is missing or invalid. */
export const Problem = ({ text }: { text: string }) => <span>{text}</span>;
