/** A row of keywords under the box. */
export const KeywordRow = ({ part, title }: Record<'part' | 'title', string>) => (
  <p part={part}>
    <span>{title}</span>
  </p>
);

/** Leads to the results page of the keyword. */
export const Keyword = ({ keyword, address }: Record<'keyword' | 'address', string>) => (
  <a part="keyword" className="asp_keyword" href={address}>
    {keyword}
  </a>
);
