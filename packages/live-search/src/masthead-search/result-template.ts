import type { Item } from '../wire/wire';
import { named } from './masthead-box';

/**
 * Draws one result by a `<template>` of the page: `part`s `title` and `excerpt` get the texts, links and pictures
 * the addresses.
 */
export type DrawResult = (result: Item) => Node;

/** Nothing where the page has no such template. */
export function resultTemplate(selector: string): DrawResult | undefined {
  const template = named(selector);
  if (!(template instanceof HTMLTemplateElement)) return undefined;
  return (result) => {
    const drawn = document.importNode(template.content, true);
    for (const name of ['title', 'excerpt'] as const) {
      for (const place of drawn.querySelectorAll(`[part~="${name}"]`)) place.textContent = result[name] ?? '';
    }
    for (const link of drawn.querySelectorAll('a')) link.href = result.link;
    for (const picture of drawn.querySelectorAll('img')) showPicture(picture, result.image);
    return drawn;
  };
}

function showPicture(picture: HTMLImageElement, address?: string) {
  if (address) picture.src = address;
  else picture.remove();
}
