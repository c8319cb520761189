/** The card above the page; behind its button stands a copy of what the element holds. */
export const Card = ({ label, close }: Record<'label' | 'close', string>) => (
  <aside className="onda-related-popup" popover="manual" aria-label={label}>
    <button type="button" aria-label={close}>
      ×
    </button>
  </aside>
);
