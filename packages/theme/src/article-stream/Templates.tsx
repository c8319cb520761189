/** The end of the stream. A block theme keeps elements of these classes in the column of the text. */
export const Tail = () => (
  <div className="onda-stream-tail is-layout-constrained has-global-padding">
    <p role="status" />
  </div>
);

/** The link to the page after the last article. */
export const NextLink = ({ text, next }: Record<'text' | 'next', string>) => (
  <a rel="next" href={next}>
    {text}
  </a>
);
