/** The card above the page; a copy of the element's content follows its button. */
export const Card = ({ label, close }: Record<'label' | 'close', string>) => (
  <aside className="onda-related-popup" popover="manual" aria-label={label}>
    <button type="button" aria-label={close}>
      ×
    </button>
  </aside>
);
