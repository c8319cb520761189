/** Says whether the address is copied. */
export const StatusLine = () => <span part="status" role="status" />;

/** An item of a list that has none yet to be like. */
export const Item = () => <span />;

export const ShareButton = ({ name, label }: Record<'name' | 'label', string>) => (
  <button type="button" part={name}>
    {label}
  </button>
);
