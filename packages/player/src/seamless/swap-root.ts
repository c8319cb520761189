import { copyAttribute, keepScriptsWord } from './page-attributes';

/** Shown `<html>` → as it was printed. */
const printedRoots = new WeakMap<Element, Element>();

/**
 * The language and the classes of the next page's `<html>` take the place of those that the shown page was printed
 * with. What scripts have changed since then stays, class by class: they do not run again, and a dark page would turn
 * white. No other attribute is touched. How the first page was printed nobody knows, because its scripts ran before
 * this chunk came, and it is not fetched for that: its classes all stay, its language does not.
 */
export function swapRoot(shown: Element, next: Element) {
  const printed = printedRoots.get(shown);
  printedRoots.set(shown, next.cloneNode(false) as Element);
  keepScriptsWord(next, shown);
  for (const name of ['lang', 'dir']) {
    if (!printed || shown.getAttribute(name) === printed.getAttribute(name)) copyAttribute(next, shown, name);
  }
  const former = [...(printed?.classList ?? [])];
  const removedByScripts = former.filter((name) => !shown.classList.contains(name));
  shown.classList.remove(...former);
  shown.classList.add(...[...next.classList].filter((name) => !removedByScripts.includes(name)));
}
