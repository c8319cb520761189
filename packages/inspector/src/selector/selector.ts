import { addressMark, idMark, linkMark, looksOf, thingMark } from './marks';

/** The longest selector that the server accepts, in characters. */
const LONGEST = 2000;

/**
 * The selector that is this element today and, when the page has changed, is it still or is nothing: from an anchor (an
 * id, `main` or `body`) child by child. A step is held by a mark of its own. A step that has none is held by its
 * place among those that look like it, counted from both ends: a further one like it above or below, and the rule rests
 * rather than hide the wrong one. The shortest selectors, which libraries look for, hide another element as soon as
 * something is added above. Empty where no such selector is to be had.
 */
export function anchoredSelector(element: Element): string {
  const steps: string[] = [];
  for (let node: Element | null = element; node; node = node.parentElement) {
    const anchor = anchorOf(node);
    if (anchor && (steps.length > 0 || node.id)) return checked([anchor, ...steps].join(' > '), element);
    steps.unshift(stepOf(node));
  }
  return '';
}

function checked(selector: string, element: Element): string {
  const found = selector.length <= LONGEST ? element.ownerDocument.querySelectorAll(selector) : [];
  return found.length === 1 && found[0] === element ? selector : '';
}

function anchorOf(element: Element): string {
  const { localName, ownerDocument } = element;
  const mark = localName === 'body' || localName === 'main' ? localName : idMark(element);
  return mark && ownerDocument.querySelectorAll(mark).length === 1 ? mark : '';
}

function stepOf(element: Element): string {
  const siblings = [...(element.parentElement?.children ?? [element])];
  const isOwn = (mark: string) =>
    mark !== '' && siblings.filter((sibling) => sibling.matches(mark)).length === 1;
  const thing = thingMark(element);
  if (isOwn(thing)) return thing;

  const looks = looksOf(element);
  const alike = siblings.filter((sibling) => sibling.matches(looks));
  const mark = alike.length > 1 ? [addressMark(element), linkMark(element)].find(isOwn) : undefined;
  if (mark) return mark;
  const place = alike.indexOf(element);
  return `:nth-child(${place + 1} of ${looks}):nth-last-child(${alike.length - place} of ${looks})`;
}
