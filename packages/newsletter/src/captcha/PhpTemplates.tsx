import type { ReactNode } from 'react';

/** The message of an expired code. */
export const Stale = ({ text }: { text: string }) => <p>{text}</p>;

/** The captcha on a page of its own, for a form that was sent without a script. */
export const Step = ({
  page,
  go,
  again,
  againAddress,
  help,
  children,
}: Record<'page' | 'go' | 'again' | 'againAddress' | 'help', string> & { children: ReactNode }) => (
  <>
    <form method="post" action={page}>
      {children}
      <p>
        <button type="submit">{go}</button>
      </p>
    </form>
    <p>
      <a href={againAddress}>{again}</a>
    </p>
    <p>{help}</p>
  </>
);

export const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <main>
    <h1>{title}</h1>
    {children}
  </main>
);
