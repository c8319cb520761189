/** The way to the discussion, and whose it is: nobody is contacted before a click. */
export const Way = ({ address, open, note }: Record<'address' | 'open' | 'note', string>) => (
  <>
    <a part="link" href={address} rel="nofollow">
      {open}
    </a>
    <span part="note">{note}</span>
  </>
);
