/** The elements that stay while the content around them changes: a sound, and the box in which somebody types. */
const KEPT = 'radio-player, asp-search, masthead-search, [data-onda-keep]';
/** Which of several is meant. */
const NAMES = ['id', 'station', 'radio-stream', 'data-id'];

/** Marks at the places of kept elements in content that is put away. */
const places = new WeakMap<Comment, Element>();

/**
 * Puts `content` into the area and returns what stood there, ready to be put back. Elements that must go on are not
 * cut: they move, within this one task, to their counterpart in the new content, or to its top where there is none.
 */
export function swapArea(area: HTMLElement, content: readonly Node[]): Node[] {
  const fragment = document.createDocumentFragment();
  fragment.append(...content);
  const kept = [...area.querySelectorAll(KEPT)].filter((element) => !element.parentElement?.closest(KEPT));
  const moves = kept.map((element) => ({ element, to: placeFor(element, fragment) }));
  fragment.prepend(...moves.map(({ to }) => to).filter((place) => !place.parentNode));
  const giveBack = focusWithin(kept);
  const end = new Comment();
  area.append(end, fragment);
  for (const { element, to } of moves) {
    const mark = new Comment('kept');
    places.set(mark, element);
    element.before(mark);
    move(element, to);
  }
  giveBack?.();
  return takenBefore(end);
}

function takenBefore(end: Comment): Node[] {
  const former: Node[] = [];
  for (let node = end.previousSibling; node; node = end.previousSibling) {
    node.remove();
    former.unshift(node);
  }
  end.remove();
  return former;
}

/** A comment that the element replaces: where it stood before, or in its counterpart's place, or nowhere yet. */
function placeFor(element: Element, fragment: DocumentFragment): Comment {
  const mark = marksIn(fragment).find((comment) => places.get(comment) === element);
  if (mark) return mark;
  const place = new Comment('kept');
  const counterpart = [...fragment.querySelectorAll(element.localName)].find((other) =>
    isSame(element, other),
  );
  counterpart?.replaceWith(place);
  return place;
}

function marksIn(fragment: DocumentFragment): Comment[] {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_COMMENT);
  const marks: Comment[] = [];
  while (walker.nextNode()) marks.push(walker.currentNode as Comment);
  return marks;
}

const isSame = (one: Element, other: Element) =>
  NAMES.every((name) => one.getAttribute(name) === other.getAttribute(name));

/** `moveBefore`, where the browser has it, keeps focus, selection and frames. */
function move(element: Element, to: Comment) {
  const parent = to.parentNode as (ParentNode & { moveBefore?: (node: Node, before: Node) => void }) | null;
  if (parent?.moveBefore) parent.moveBefore(element, to);
  else to.before(element);
  to.remove();
}

/** Gives the focus back to the field that had it, with the caret where it was. */
function focusWithin(kept: readonly Element[]): (() => void) | undefined {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !kept.some((element) => element.contains(active))) return undefined;
  // Null in a field without a caret; a button has none of it.
  const { selectionStart = null, selectionEnd } = active as HTMLInputElement;
  return () => {
    if (document.activeElement === active) return;
    active.focus({ preventScroll: true });
    if (selectionStart !== null) (active as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  };
}
