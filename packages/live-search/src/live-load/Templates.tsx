/** Stands above the results, which stay; a screen reader says it at once. */
export const Notice = ({ text }: { text: string }) => (
  <p role="alert" data-onda-notice="">
    {text}
  </p>
);

/** Leads to the page that was asked for. */
export const LinkNotice = ({ text, href }: Record<'text' | 'href', string>) => (
  <p role="alert" data-onda-notice="">
    <a href={href}>{text}</a>
  </p>
);
