// biome-ignore-all lint/a11y/useSemanticElements: a list item would end the paragraph that the element may stand in

/** The link to the dialog of a network. */
export const NetworkItem = ({ address, label, name }: Record<'address' | 'label' | 'name', string>) => (
  <span part="item" role="listitem">
    <a href={address} target="_blank" rel="noopener nofollow" aria-label={label}>
      {name}
    </a>
  </span>
);

/** `letter` is the query of a mail address: its subject and body. */
export const MailItem = ({ letter, label }: Record<'letter' | 'label', string>) => (
  <span part="item" role="listitem">
    <a href={`mailto:${letter}`}>{label}</a>
  </span>
);
