/** Attributes that name other elements by id, one or several. */
const REFERENCES = new Set(
  (
    'for headers list form itemref popovertarget commandfor interestfor anchor aria-labelledby aria-describedby ' +
    'aria-controls aria-owns aria-details aria-activedescendant aria-errormessage aria-flowto'
  ).split(' '),
);
/** Attributes whose text is for people. */
const WORDS = new Set(['alt', 'title', 'value', 'content', 'placeholder', 'aria-label', 'label']);
/** An address within the page, or several selectors: `#notes`, `#one, #two`. */
const HASHES = /(^|[\s,])#([^\s,]+)/g;
const IN_STYLES = /(url\(\s*["']?)#([^"')]+)/g;
/** A rule of a style sheet names an id as a selector, too. */
const SELECTORS = /()#([\w\u0080-\uffff-]+)/g;

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
  const follow = (text: string, references: RegExp) =>
    text.replace(references, (whole, before, id) => {
      const name = renamed.get(id) ?? renamed.get(decoded(id));
      return name ? `${before}#${name}` : whole;
    });
  const now = (name: string, value: string) => {
    if (name === 'id' || WORDS.has(name)) return value;
    if (value.startsWith('#')) return follow(value, HASHES);
    if (!REFERENCES.has(name)) return follow(value, IN_STYLES);
    return value.replace(/\S+/g, (id) => renamed.get(id) ?? id);
  };
  for (const node of [added, ...added.querySelectorAll('*')]) {
    for (const attribute of node.attributes) {
      const value = now(attribute.name, attribute.value);
      if (value !== attribute.value) attribute.value = value;
    }
    if (node.localName === 'style') node.textContent = follow(node.textContent ?? '', SELECTORS);
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function freeName(id: string, page: Document, renamed: Map<string, string>): string {
  const taken = new Set(renamed.values());
  for (let number = 2; ; number++) {
    const name = `${id}-${number}`;
    if (!taken.has(name) && !page.getElementById(name)) return name;
  }
}
