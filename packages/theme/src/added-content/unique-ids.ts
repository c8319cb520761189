/** Attributes that name other elements by id, one or several. */
const REFERENCES = [
  'for',
  'headers',
  'list',
  'form',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-activedescendant',
];

/** Renames the ids of `added` that the page has already, and whatever within it refers to them. */
export function makeIdsUnique(added: Element, page: Document): void {
  const renamed = new Map<string, string>();
  for (const node of [added, ...added.querySelectorAll('[id]')]) {
    if (!node.id || !page.getElementById(node.id)) continue;
    const name = freeName(node.id, page, renamed);
    renamed.set(node.id, name);
    node.id = name;
  }
  if (renamed.size > 0) followNames(added, renamed);
}

function followNames(added: Element, renamed: Map<string, string>) {
  for (const attribute of REFERENCES) {
    for (const node of [added, ...added.querySelectorAll(`[${attribute}]`)]) {
      const names = node.getAttribute(attribute)?.split(/\s+/);
      if (names) node.setAttribute(attribute, names.map((name) => renamed.get(name) ?? name).join(' '));
    }
  }
  for (const link of added.querySelectorAll('a[href^="#"]')) {
    const name = renamed.get(link.getAttribute('href')?.slice(1) ?? '');
    if (name) link.setAttribute('href', `#${name}`);
  }
}

function freeName(id: string, page: Document, renamed: Map<string, string>): string {
  const taken = new Set(renamed.values());
  for (let number = 2; ; number++) {
    const name = `${id}-${number}`;
    if (!taken.has(name) && !page.getElementById(name)) return name;
  }
}
