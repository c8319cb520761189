/**
 * The sites of the network that controls of this page name, as field `sites` of `favorites_array` wants them: `2,5`, as
 * often as they are named; empty nearly everywhere. PHP prints every spelling of the attribute as this one.
 */
export const namedSites = (): string =>
  [...document.querySelectorAll('[site-id]')].map((node) => Number(node.getAttribute('site-id'))).join();
