import type { Never } from '../page/page-data';

/** The share of the page's area beyond which an element is the page. For themes without a `main`. */
const WHOLE_PAGE = 0.8;

/** Why an element may not be hidden, as a text's key. The server says so too, and its style has no effect on them. */
export function refusal(
  element: Element,
  { whole, parts, inside }: Never,
): 'whole' | 'protected' | undefined {
  if (element === document.documentElement || element === document.body) return 'whole';
  if (matches(element, whole) || holds(element, whole) || coversPage(element)) return 'whole';
  return isWithin(element, parts) || holds(element, inside) ? 'protected' : undefined;
}

const matches = (element: Element, selector: string) => selector !== '' && element.matches(selector);
const holds = (element: Element, selector: string) =>
  selector !== '' && element.querySelector(selector) !== null;
const isWithin = (element: Element, selector: string) =>
  selector !== '' && element.closest(selector) !== null;

function coversPage(element: Element): boolean {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const { width, height } = element.getBoundingClientRect();
  const page = scrollWidth * scrollHeight;
  return document.querySelector('main') === null && page > 0 && (width * height) / page > WHOLE_PAGE;
}
