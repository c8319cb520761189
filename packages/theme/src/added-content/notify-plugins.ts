type JQuery = (target: Element) => { trigger(type: string): void };

/**
 * Says that posts were added by the names that other scripts of a site listen to, with jQuery where the page has it.
 */
export function notifyPlugins(added: HTMLElement): void {
  added.dispatchEvent(new CustomEvent('onda-append', { bubbles: true }));
  document.body.dispatchEvent(new CustomEvent('is.post-load', { bubbles: true }));
  const jQuery: unknown = Reflect.get(window, 'jQuery');
  if (typeof jQuery === 'function') (jQuery as JQuery)(document.body).trigger('post-load');
}
