/** Whether a page may be left; `lost` where the visitor knows that something is. */
export type Leave = 'yes' | 'lost' | 'no';

/**
 * Asks a page whether it may be left, as the browser does where a page is unloaded; `question` is for the visitor of
 * one that has something to lose. Browsers ask nobody who has not touched the page.
 */
export function mayLeave(view: Window, question: () => string): Leave {
  if (view.navigator.userActivation?.hasBeenActive === false) return 'yes';
  // The browser heeds what a handler returns for this kind of event alone.
  const event = view.document.createEvent('BeforeUnloadEvent') as BeforeUnloadEvent;
  event.initEvent('beforeunload', false, true);
  view.dispatchEvent(event);
  if (!event.defaultPrevented && !event.returnValue) return 'yes';
  return view.confirm(question()) ? 'lost' : 'no';
}
