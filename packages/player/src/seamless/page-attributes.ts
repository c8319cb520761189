export function copyAttribute(from: Element, to: Element, name: string) {
  const value = from.getAttribute(name);
  if (value === null) to.removeAttribute(name);
  else to.setAttribute(name, value);
}

/**
 * Pages are printed with `no-js`, `woocommerce-no-js` … and a script, which does not run again, says at once that there
 * is one. What it has said of the shown page is true of the next.
 */
export function keepScriptsWord(next: Element, shown: Element) {
  const isTaken = (name: string) => /(^|-)no-js$/.test(name) && !shown.classList.contains(name);
  for (const name of [...next.classList].filter(isTaken)) {
    const word = name.replace(/no-js$/, 'js');
    next.classList.remove(name);
    if (shown.classList.contains(word)) next.classList.add(word);
  }
}
