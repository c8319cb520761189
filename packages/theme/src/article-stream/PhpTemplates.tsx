/** The data of an article for the script. */
export const ArticleInfo = ({ address, title, post }: Record<'address' | 'title' | 'post', string>) => (
  <span className="article_info" hidden data-url={address} data-title={title} data-id={post} />
);

/** `rel` is `next` for the next page of an article, else `prev`: news are read from the newest to the oldest. */
export const NextPost = ({ rel, address, text }: Record<'rel' | 'address' | 'text', string>) => (
  <a className="infinity-next-post" rel={rel} href={address}>
    {text}
  </a>
);
