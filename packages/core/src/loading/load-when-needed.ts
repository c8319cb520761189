import { whenTouched } from '../dom/when-touched';

/** The `LoadRule`s of all contracts, as selectors of the elements for which they hold. */
export interface LoadRules {
  /**
   * Tags whose script is requested at once, by condition: an empty one always holds, one that begins with `?` is a
   * regular expression for the query string of the page, any other is a key that the storage of the tab or of the site
   * has.
   */
  atOnce: Record<string, string>;
  onScroll: string;
  onTouch: string;
  notNear: string;
  /** Tag → selector of the parts of its target that are observed instead of the target. */
  near: Record<string, string>;
}

/** The distance from the screen: on a fast connection a script arrives while so much is scrolled. */
const NEAR = '300px';
/**
 * The limit of a selector, as of any attribute's text: Chromium ends the tab over one that nests a few thousand deep.
 */
const LONGEST_SELECTOR = 10_000;
/** A name that no element has. */
const NONE = 'none';

/**
 * Requests the script of each tag once: by the first reason that holds for one of its elements. The default is the
 * moment at which the element, a child of it, or what its `for` names is near the screen.
 *
 * @returns What is called with each element of the page.
 */
export function loadWhenNeeded(rules: Partial<LoadRules>, load: (tag: string) => Promise<unknown>) {
  // A missing rule reads `undefined`, which is the name of no element.
  const { onScroll, onTouch, notNear, near } = rules;
  let atOnce = NONE;
  for (const condition in rules.atOnce) if (holds(condition)) atOnce += `,${rules.atOnce[condition]}`;
  const requested = new Set<string>();
  const scrollTags = new Set<string>();
  /** Tag → the observer of its places. */
  const observers: Record<string, IntersectionObserver> = {};
  /** Tag → its other elements, until the observer has answered for the first: one of hundreds is enough. */
  const others: Record<string, Element[]> = {};
  const forever = new AbortController().signal;
  let isScrolled = false;

  const request = (tag: string) => {
    if (requested.has(tag)) return;
    requested.add(tag);
    observers[tag]?.disconnect();
    delete others[tag];
    // The next element of its tag tries again.
    load(tag).catch(() => requested.delete(tag));
  };

  const observe = (tag: string, found: readonly Element[]) => {
    let observer = observers[tag];
    if (!observer) {
      others[tag] = [];
      observer = observers[tag] = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) return request(tag);
          const rest = others[tag];
          delete others[tag];
          rest?.forEach(waitFor);
        },
        { rootMargin: NEAR },
      );
    }
    for (const place of found) observer.observe(place);
  };

  const scrolled = () => {
    isScrolled = true;
    scrollTags.forEach(request);
  };
  addEventListener('scroll', scrolled, { capture: true, once: true });

  const chooseMoment = (element: Element, tag: string) => {
    const found = placesOf(element, near?.[tag]);
    if (!found.length || element.matches(onScroll as string)) {
      if (isScrolled) return request(tag);
      scrollTags.add(tag);
    }
    if (found.length && !element.matches(notNear as string)) observe(tag, found);
  };

  const waitFor = (element: Element) => {
    const tag = element.localName;
    if (requested.has(tag)) return;
    if (element.matches(atOnce)) request(tag);
    else if (element.matches(onTouch as string)) whenTouched(element, forever, () => request(tag));
    else if (!others[tag]?.push(element)) chooseMoment(element, tag);
  };

  return waitFor;
}

function holds(condition: string): boolean {
  try {
    return condition[0] === '?'
      ? RegExp(condition.slice(1)).test(location.search)
      : !condition || condition in sessionStorage || condition in localStorage;
  } catch {
    return false; // A browser that refuses access has no stored keys.
  }
}

/** An element without a box, such as one with `display: contents`, has children with one. */
function placesOf(element: Element, inner: string | undefined): readonly Element[] {
  const selector = element.getAttribute('for');
  try {
    const targets = selector
      ? [...document.querySelectorAll(selector.slice(0, LONGEST_SELECTOR))]
      : [element, ...element.children];
    return inner ? targets.flatMap((target) => [...target.querySelectorAll(inner)]) : targets;
  } catch {
    return [element]; // The attribute `for` holds no selector; the element warns of it.
  }
}
