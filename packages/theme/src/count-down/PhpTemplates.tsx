/** The moment in words. */
export const Moment = ({ date, words }: Record<'date' | 'words', string>) => (
  <time dateTime={date}>{words}</time>
);

/** Says to the author that the date is missing or none. */
export const Problem = ({ text }: { text: string }) => <span>{text}</span>;
