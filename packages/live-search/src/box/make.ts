/** An element with its `part`; attributes that are null are left out. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  part: string,
  attributes: Record<string, string | null> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  if (part) node.setAttribute('part', part);
  if (node instanceof HTMLButtonElement) node.type = 'button';
  for (const [name, value] of Object.entries(attributes)) if (value !== null) node.setAttribute(name, value);
  node.append(...children);
  return node;
}
