/** Holds a part of a fetched page; it scrolls, by key too. */
export const PagePart = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
  <div tabIndex={0} />
);
