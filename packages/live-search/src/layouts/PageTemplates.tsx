/** The buttons that turn the pages of the isotopic layout. */
export const PageBar = ({ previous, next }: Record<'previous' | 'next', string>) => (
  <div part="pages" hidden>
    <button part="previous" type="button" aria-label={previous}>
      ‹
    </button>
    <span part="page" aria-live="polite" />
    <button part="next" type="button" aria-label={next}>
      ›
    </button>
  </div>
);
