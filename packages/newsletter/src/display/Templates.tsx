/** Holds a popup. */
export const PopupDialog = ({ label }: { label: string }) => (
  <dialog className="onda-newsletter-dialog" aria-label={label} />
);

export const CloseButton = ({ label }: { label: string }) => (
  <button type="button" className="mailpoet_form_close_icon" aria-label={label}>
    ×
  </button>
);
