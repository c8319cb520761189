export { Picture } from '../view/PrintedTemplates';

/** The panel below the box: keywords while the field is empty, then the results. */
export const Panel = ({ id, heading, all }: Record<'id' | 'heading' | 'all', string>) => (
  <div part="panel" className="onda-masthead-panel" id={id} hidden>
    <div part="trending" hidden>
      <p part="heading">{heading}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: styled lists lose their role in Safari */}
      <ul part="keywords" role="list" aria-label={heading} />
    </div>
    <div part="results" hidden />
    {/* biome-ignore lint/a11y/useValidAnchor: the address comes with the phrase */}
    <a part="all" hidden>
      {all}
    </a>
    <p part="status" role="status" />
  </div>
);

export const Keyword = ({ address, word }: Record<'address' | 'word', string>) => (
  <li>
    <a part="keyword" href={address}>
      {word}
    </a>
  </li>
);

/** The list of our own markup, and of a template of the page. */
export const List = () => (
  // biome-ignore lint/a11y/noRedundantRoles: styled lists lose their role in Safari
  <ul role="list" />
);

export const Found = ({ address, title, excerpt }: Record<'address' | 'title' | 'excerpt', string>) => (
  <li>
    <a part="result" href={address}>
      <span>
        <span part="title">{title}</span> <span part="excerpt">{excerpt}</span>
      </span>
    </a>
  </li>
);
