/** The link in place of a comment form, of which a page has only one. */
export const CommentLink = ({ url, text }: Record<'url' | 'text', string>) => (
  <p>
    <a href={url}>{text}</a>
  </p>
);
