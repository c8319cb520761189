import type { PartState, Readable } from './host';

const PROPERTY = /^(value|hidden|disabled|checked)$/;

/** The nodes of that `part` that plain code keeps current: a view draws its own. `''` is the element itself. */
export const printedParts = (element: Element, root: ParentNode, part: string): Iterable<Element> =>
  part ? root.querySelectorAll(`[part~="${part}"]:not([data-view] *)`) : [element];

/** Paints once and after every change of the store; returns the undo. */
export function bind<T>(nodes: () => Iterable<Element>, store: Readable<T>, read: (state: T) => PartState) {
  const run = (state: T) => paint(nodes(), read(state));
  run(store.getState());
  return store.subscribe(run);
}

/** Makes the nodes equal to that state, once. */
export function paint(nodes: Iterable<Element>, wanted: PartState) {
  for (const node of nodes) for (const name in wanted) set(node, name, wanted[name]);
}

/** Writes only what differs: an unchanged text keeps the visitor's selection and wakes no screen reader. */
function set(node: Element, name: string, value: PartState[string]) {
  if (name === 'text') {
    if (node.textContent !== value) write(node, String(value ?? ''));
  } else if (PROPERTY.test(name)) {
    const properties: Record<string, unknown> = node as never;
    if (properties[name] !== value) properties[name] = value;
  } else if (name.startsWith('--')) {
    (node as HTMLElement).style.setProperty(name, String(value));
  } else if (value === null || value === undefined) {
    node.removeAttribute(name);
  } else if (node.getAttribute(name) !== String(value)) {
    node.setAttribute(name, String(value));
  }
}

/** Writes into the existing text node: a new node would notify every observer of the page. */
function write(node: Element, text: string) {
  const { firstChild } = node;
  if (text && firstChild instanceof Text && !firstChild.nextSibling) firstChild.data = text;
  else node.textContent = text;
}
