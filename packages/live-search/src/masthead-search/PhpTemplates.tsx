import type { ReactNode } from 'react';

/** The results under the theme's box. */
export const Results = ({ children }: { children: ReactNode }) => <ul>{children}</ul>;

export const Result = ({ address, title }: Record<'address' | 'title', string>) => (
  <li>
    <a href={address}>{title}</a>
  </li>
);
