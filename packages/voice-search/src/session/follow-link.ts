/** Goes there as a click on a link would: so the player can keep playing where it changes pages without leaving. */
export function followLink(place: HTMLElement, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  place.append(link);
  link.click();
  link.remove();
}
