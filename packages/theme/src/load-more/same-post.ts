import { webAddress } from '@onda/core/http/safe-url';

/** Of `cards` those whose posts do not stand among `here`. */
export function withoutThose(cards: readonly Element[], here: readonly Element[]): Element[] {
  const there = marksOf(here);
  return marksOf(cards)
    .filter((its) => !there.some((other) => isSame(its, other)))
    .map(({ card }) => card);
}

/** What tells a card from others: each alone may mislead. */
type Marks = ReturnType<typeof marksOf>[number];

const isSame = (one: Marks, other: Marks) =>
  one.numbers[0] && other.numbers[0]
    ? meet(one.numbers, other.numbers) && (!one.own[0] || !other.own[0] || meet(one.own, other.own))
    : one.all !== '' && one.all === other.all;

const meet = (one: readonly string[], other: readonly string[]) => one.some((text) => other.includes(text));

/**
 * The number that WordPress writes into a card's class, though some themes count cards so, and the addresses that no
 * other card of its list leads to: the first link of many is their category's.
 */
function marksOf(cards: readonly Element[]) {
  const numbers = cards.map(({ classList }) => [...classList].filter((name) => /^post-\d+$/.test(name)));
  const links = cards.map((card) =>
    [...card.querySelectorAll('a[href]')].map((link) => webAddress(link.getAttribute('href'))),
  );
  return cards.map((card, index) => ({
    card,
    numbers: ofOneAlone(numbers, index),
    own: ofOneAlone(links, index),
    all: links[index]?.filter(Boolean).join() ?? '',
  }));
}

const ofOneAlone = (lists: readonly string[][], index: number) =>
  lists[index]?.filter(
    (text) => text && !lists.some((list, other) => other !== index && list.includes(text)),
  ) ?? [];
