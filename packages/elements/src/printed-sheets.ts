import { styleAddress } from '@onda/core/element/style-address';

/** The address of a sheet whose real one only the browser can make. */
export const UNKNOWN_SHEET = '#onda:';

/** Links the sheets of a root that a server printed with its own styles as text. */
export function useSheets({ shadowRoot }: HTMLElement): void {
  for (const link of shadowRoot?.querySelectorAll(`link[href^="${UNKNOWN_SHEET}"]`) ?? []) {
    const name = link.getAttribute('href')?.slice(UNKNOWN_SHEET.length) ?? '';
    link.setAttribute('href', styleAddress(name));
  }
}
