/** The message that the address is copied, or not. */
export const StatusLine = () => <span part="status" role="status" />;

/** The item of an empty list, which has no neighbor to copy. */
export const Item = () => <span />;

export const ShareButton = ({ name, label }: Record<'name' | 'label', string>) => (
  <button type="button" part={name}>
    {label}
  </button>
);
