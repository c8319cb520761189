/**
 * The root that PHP printed. Markup that came through innerHTML, DOMParser or a fetched article keeps its
 * `<template shadowrootmode>` as a plain child; a clone has lost its root altogether.
 */
export function printedRoot(element: HTMLElement): ShadowRoot | null {
  if (element.shadowRoot) return element.shadowRoot;
  const template = element.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]');
  if (!template) return null;
  const root = element.attachShadow({ mode: 'open' });
  root.append(template.content);
  template.remove();
  return root;
}

/** The root of a bare tag that a theme developer wrote, filled with the markup that PHP would have printed. */
export function madeRoot(element: HTMLElement, markup: string): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.innerHTML = markup;
  return root;
}
