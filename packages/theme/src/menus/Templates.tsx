/** The button of the list with that id, beside the link of its entry. */
export const SubmenuButton = ({ label, list }: Record<'label' | 'list', string>) => (
  <button type="button" data-onda-submenu="" aria-label={label} aria-controls={list} />
);
