/**
 * Runs when a visitor has chosen. Arrow keys and typing change a closed control with every step: then only Enter or the
 * button beside it counts. When `run` returns false, the form loads the page anew.
 */
export function whenCommitted(
  control: HTMLSelectElement | HTMLInputElement,
  signal: AbortSignal,
  run: () => boolean,
) {
  let isStepping = false;
  const commit = () => {
    isStepping = false;
    if (!run()) control.form?.requestSubmit();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isStepping) {
      event.preventDefault();
      commit();
    } else isStepping = event.key !== 'Tab';
  };
  control.addEventListener('pointerdown', () => (isStepping = false), { signal });
  (control as HTMLElement).addEventListener('keydown', press, { signal });
  control.addEventListener('change', () => isStepping || commit(), { signal });
  control.form?.addEventListener('submit', (event) => run() && event.preventDefault(), { signal });
}
