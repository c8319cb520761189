/** In place of a comment form, which a page can have only once. */
export const CommentLink = ({ url, text }: Record<'url' | 'text', string>) => (
  <p>
    <a href={url}>{text}</a>
  </p>
);
