/** Stands in the place of play until the visitor presses it. */
export const GoOn = ({ label }: { label: string }) => (
  <button type="button" part="go-on" className="go-on">
    {label}
  </button>
);
