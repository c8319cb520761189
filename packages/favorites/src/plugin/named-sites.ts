/**
 * The sites of the network that controls of this page name, as field `sites` of `favorites_array`: `2,5`, repeated as
 * on the page; mostly empty. PHP prints every spelling of the attribute as this one.
 */
export const namedSites = (): string =>
  [...document.querySelectorAll('[site-id]')].map((node) => Number(node.getAttribute('site-id'))).join();
