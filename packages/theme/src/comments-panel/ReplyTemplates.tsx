/** The link as WordPress prints it. */
export const CancelLink = ({ text }: { text: string }) => (
  <a id="cancel-comment-reply-link" href="#respond">
    {text}
  </a>
);
