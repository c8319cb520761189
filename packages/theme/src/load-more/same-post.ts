/** The `cards` whose posts are not among `here`. */
export function withoutThose(cards: readonly Element[], here: readonly Element[]): Element[] {
  const there = marksOf(here);
  const marks = marksOf(cards);
  return cards.filter((_, index) => !there.some((other) => isSame(marks[index] as Marks, other)));
}

/** The marks that tell a card from others: its numbers, its own links, all its links. Each alone may mislead. */
type Marks = [numbers: string[], own: string[], all: string];

const isSame = ([numbers, own, all]: Marks, [theirs, theirOwn, allTheirs]: Marks) =>
  numbers[0] && theirs[0] ? meet(numbers, theirs) && meet(own, theirOwn) : all && all === allTheirs;

/** An empty list does not speak against a match. */
const meet = (one: string[], other: string[]) =>
  !one[0] || !other[0] || one.some((text) => other.includes(text));

/** Parameters of mailings and advertisements that tell where a visitor comes from. */
const TRACKING = /&(?:utm_\w+|\w*clk?id)=[^&#]*/g;

/** The address of a link without these; only for comparing. */
const plain = (address: string) => address.replace('?', '&').replace(TRACKING, '');

/**
 * The marks of each card. Its numbers come from WordPress's class, though some themes count cards so. Its own addresses
 * are those of no other card of its list: the first link of many is their category's.
 */
function marksOf(cards: readonly Element[]): Marks[] {
  const names = cards.map(({ className }) => className.split(/\s/).filter((name) => /^post-\d+$/.test(name)));
  const links = cards.map((card) =>
    [...card.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => plain(href)),
  );
  const alone = (lists: string[][], index: number) =>
    (lists[index] as string[]).filter((text) =>
      lists.every((list, at) => at === index || !list.includes(text)),
    );
  return links.map((its, index) => [alone(names, index), alone(links, index), its.join()]);
}
