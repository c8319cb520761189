/** The link to the discussion and the name of its provider, to which no request goes before a click. */
export const Way = ({ address, open, note }: Record<'address' | 'open' | 'note', string>) => (
  <>
    <a part="link" href={address} rel="nofollow">
      {open}
    </a>
    <span part="note">{note}</span>
  </>
);
