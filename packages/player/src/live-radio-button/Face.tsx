/** The button as it is shown. */
export interface Shown {
  label: string;
  status: string;
  /** The state of the sound, or `error`; empty before anything was heard. */
  state: string;
}

/** The button and the line that says whether one hears the station. */
export const Face = ({ shown: { label, status, state } }: { shown: Shown }) => (
  <>
    <button part="button" className="wp-element-button" type="button">
      {label}
    </button>
    {'\u2002'}
    <span part="status" role="status" data-state={state || undefined}>
      {status}
    </span>
  </>
);
