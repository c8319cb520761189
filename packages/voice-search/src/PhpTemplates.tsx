/** Leads to the results page, where no script runs. */
export const SearchLink = ({ address, text }: Record<'address' | 'text', string>) => (
  <a href={address}>{text}</a>
);
