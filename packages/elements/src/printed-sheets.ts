import { styleAddress } from '@onda/core/element/style-address';

/** The address of a sheet whose real one only the browser knows. */
export const UNKNOWN_SHEET = '#onda:';

/** A root that a server printed with its styles as text names the other sheets only. */
export function useSheets({ shadowRoot }: HTMLElement): void {
  for (const link of shadowRoot?.querySelectorAll(`link[href^="${UNKNOWN_SHEET}"]`) ?? []) {
    const name = link.getAttribute('href')?.slice(UNKNOWN_SHEET.length) ?? '';
    link.setAttribute('href', styleAddress(name));
  }
}
