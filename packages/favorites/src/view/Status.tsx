/** The line that says that something is loading, failed or empty. PHP prints it, too. */
export const Status = ({ words }: { words: string }) => (
  <span part="status" role="status" hidden={words === ''}>
    {words}
  </span>
);
