import { fromTemplate } from '@onda/core/dom/from-template';
import { item as itemTemplate, plainItem } from './generated/templates';
import type { ShownItem } from './present';

/**
 * Makes the list show `items` with its existing nodes: the printed ones, and each post keeps its own when it moves.
 * Equal nodes are not written.
 */
export function drawList(list: HTMLElement, items: readonly ShownItem[]): void {
  const printed = new Map([...list.children].map((node) => [keyOf(node), node]));
  const wanted = items.map((item) => {
    const node = printed.get(item.permalink || item.title) ?? newItem(item);
    fill(node, item);
    return node;
  });
  for (const node of [...list.children]) if (!wanted.includes(node)) node.remove();
  for (const [place, node] of wanted.entries()) {
    const there = list.children[place];
    if (there !== node) list.insertBefore(node, there ?? null);
  }
}

/** Whether the posts and their order are the same: then no row moves under a finger. */
export function isSameOrder(list: HTMLElement, items: readonly ShownItem[]): boolean {
  const shown = [...list.children].map(keyOf);
  return shown.length === items.length && items.every((item, place) => shown[place] === keyOfItem(item));
}

const keyOfItem = ({ permalink, title }: ShownItem): string => permalink || title;

function keyOf(node: Element): string {
  const title = node.querySelector('[part~="title"]');
  return title instanceof HTMLAnchorElement ? title.href : (title?.textContent ?? '');
}

const newItem = ({ permalink: link }: ShownItem): Element =>
  link ? fromTemplate(itemTemplate, { link }) : fromTemplate(plainItem);

function fill(node: Element, { position, title, count }: ShownItem): void {
  const texts = { position: String(position), title, count };
  for (const [part, text] of Object.entries(texts)) {
    const place = node.querySelector<HTMLElement>(`[part~="${part}"]`);
    if (!place) continue;
    if (place.textContent !== text) place.textContent = text;
    place.hidden = text === '';
  }
}
