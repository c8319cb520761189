/** Empties the field. */
export const ClearButton = () => (
  <button type="button" part="clear" aria-label="×" hidden>
    ×
  </button>
);
