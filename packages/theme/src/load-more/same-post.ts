import { webAddress } from '@onda/core/http/safe-url';

/** What tells a card from others: each alone may mislead. */
interface Marks {
  /** The number that WordPress writes into its class, if no other card of its list has it: some themes count so, too. */
  numbers: readonly string[];
  /** Addresses that no other card of its list leads to; the first link of many cards is their category's. */
  own: readonly string[];
  /** All addresses, one after the other. */
  all: string;
}

/** Of `cards` those whose posts do not stand among `here`. */
export function withoutThose(cards: readonly Element[], here: readonly Element[]): Element[] {
  const there = marksOf(here);
  const marks = marksOf(cards);
  return cards.filter((_, index) => !there.some((other) => isSame(other, marks[index] as Marks)));
}

function isSame(one: Marks, other: Marks): boolean {
  if (one.numbers.length === 0 || other.numbers.length === 0) return one.all !== '' && one.all === other.all;
  const isElsewhere = one.own.length > 0 && other.own.length > 0 && !meet(one.own, other.own);
  return meet(one.numbers, other.numbers) && !isElsewhere;
}

const meet = (one: readonly string[], other: readonly string[]) => one.some((text) => other.includes(text));

function marksOf(cards: readonly Element[]): Marks[] {
  const numbers = cards.map(({ classList }) => [...classList].filter((name) => /^post-\d+$/.test(name)));
  const links = cards.map((card) =>
    [...card.querySelectorAll('a[href]')].map((link) => webAddress(link.getAttribute('href'))),
  );
  const own = ofOneAlone(links);
  return ofOneAlone(numbers).map((its, index) => ({
    numbers: its,
    own: own[index] as string[],
    all: (links[index] as string[]).join(' ').trim(),
  }));
}

function ofOneAlone(lists: readonly string[][]): string[][] {
  const owners = new Map<string, number>();
  for (const text of lists.flatMap((list) => [...new Set(list)]))
    owners.set(text, (owners.get(text) ?? 0) + 1);
  return lists.map((list) => list.filter((text) => text !== '' && owners.get(text) === 1));
}
