/** The button that opens the menu of further features. */
export const MoreButton = ({ label }: { label: string }) => (
  <summary aria-label={label}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="5" cy="12" r="2" />
      <circle cx="12" cy="12" r="2" />
      <circle cx="19" cy="12" r="2" />
    </svg>
  </summary>
);
