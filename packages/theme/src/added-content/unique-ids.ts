/** Attributes that name other elements by id, one or several. */
const REFERENCES = /(?:for|target)$|^(?:headers|list|form|itemref|anchor|aria-\w+(?:by|s|ant|ge|to))$/;
/** Attributes whose text is for people, and the id itself. */
const WORDS = /^(?:alt|title|value|content|placeholder|id)$|label$/;
const NAMES = /()(\S+)/g;
/** A fragment of an address, or several selectors: `#notes`, `#one, #two`. */
const HASHES = /((?:^|[\s,])#)([^\s,]+)/g;
/** The ids for which an animation of a drawing waits: `begin="m.click; n.end+1s"`. */
const MOMENTS = /(^|[\s;])([^\s;.]+)(?=\.)/g;
const IN_STYLES = /(url\(\s*["']?#)([^"')]+)/g;
/** A rule of a style sheet names an id as a selector, too. */
const SELECTORS = /(#)([^\s.,:[>+~{()]+)/g;

/**
 * Renames the ids of `added` that the page has already, and all references to them within it, also by its own
 * `address`.
 */
export function makeIdsUnique(added: Element, page: Document, address = ''): void {
  const renamed = new Map<string, string>();
  for (const node of [added, ...added.querySelectorAll('[id]')]) {
    if (!node.id || !page.getElementById(node.id)) continue;
    const name = freeName(node.id, page, renamed);
    renamed.set(node.id, name);
    node.id = name;
  }
  if (renamed.size > 0) followNames(added, renamed, address);
}

function followNames(added: Element, renamed: Map<string, string>, address: string) {
  const follow = (text: string, references: RegExp) =>
    text.replace(references, (whole, before, id) => {
      const name = renamed.get(id) ?? renamed.get(decoded(id));
      return name ? before + name : whole;
    });
  const patternFor = (name: string, value: string) => {
    if (value[0] === '#') return HASHES;
    if (/^(begin|end)$/.test(name)) return MOMENTS;
    return REFERENCES.test(name) ? NAMES : IN_STYLES;
  };
  const now = (name: string, value: string) => {
    if (WORDS.test(name)) return value;
    const here = value.replace(`${address}#`, '#');
    const followed = follow(here, patternFor(name, here));
    return followed === here ? value : followed;
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
