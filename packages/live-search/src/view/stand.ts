/** Lets these nodes alone stand in the place. A node that stands there already keeps the focus. */
export function stand(place: Element, ...nodes: (Element | undefined)[]): void {
  const wanted = nodes.filter((node) => node !== undefined);
  if (wanted.length !== place.children.length || wanted.some((node, at) => node !== place.children[at]))
    place.replaceChildren(...wanted);
}
