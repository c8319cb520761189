type JQuery = (target: Element) => { trigger(type: string): void };

/**
 * Sends the events by which other scripts of a site learn of added posts, with jQuery if the page has it.
 *
 * @param slots Selector of the places for advertisements, which hear that they are there.
 */
export function notifyPlugins(added: HTMLElement, slots?: string): void {
  const say = (node: Element, type: string) => node.dispatchEvent(new CustomEvent(type, { bubbles: true }));
  say(added, 'onda-append');
  say(document.body, 'is.post-load');
  if (slots) for (const slot of added.querySelectorAll(slots)) say(slot, 'onda-slot');
  const jQuery: unknown = Reflect.get(window, 'jQuery');
  if (typeof jQuery === 'function') (jQuery as JQuery)(document.body).trigger('post-load');
}
