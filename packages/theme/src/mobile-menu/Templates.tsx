/** Holds the menu while it is open. */
export const MenuDialog = ({ label }: { label: string }) => <dialog data-onda-menu="" aria-label={label} />;

export const Closer = ({ label }: { label: string }) => <button type="button">{label}</button>;
