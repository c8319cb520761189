/** The line that says that something is loading or failed. PHP prints it, too. */
export const Status = ({ words }: { words: string }) => (
  <p part="status" className="status" role="status" dir="auto">
    {words}
  </p>
);
