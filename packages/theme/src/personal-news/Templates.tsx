/** The button that lets the browser remember what is read. */
export const RememberButton = ({ label }: { label: string }) => (
  <button type="button" part="remember">
    {label}
  </button>
);
