import { expect, it } from 'vitest';
import { withoutThose } from './same-post';

type Card = (post: number, place: number) => string;

/** How themes write the card of a post at a place of its list. */
const CARDS: [string, Card][] = [
  ['WordPress’s class', (post) => `<article class="type-post post-${post}"></article>`],
  [
    'the class and a shared link',
    (post) => `<article class="post-${post}"><a href="/musica/">M</a></article>`,
  ],
  ['a longer class with a number', (post) => `<article class="layout-post-3 post-${post}"></article>`],
  ['a number before a word', (post) => `<article class="post-3-col post-${post}"></article>`],
  ['a number that all cards have', (post) => `<article class="post-3 post post-${post}"></article>`],
  [
    'a number that counts the cards of a list',
    (post, place) =>
      `<article class="post-${place}"><a href="/musica/">M</a><a href="/${post}/"></a></article>`,
  ],
  [
    'a longer class and links',
    (post) => `<article class="col-post-2 card"><a href="/${post}/"></a></article>`,
  ],
  ['links alone', (post) => `<article><a href="/musica/">M</a><a href="/${post}/">T</a></article>`],
  ['a link and a picture’s', (post) => `<li><a href="/${post}/"><img></a><a href="/${post}/">T</a></li>`],
];

const cards = (card: Card, ...posts: number[]) => {
  const html = posts.map((post, place) => card(post, place + 1)).join('');
  return [...new DOMParser().parseFromString(html, 'text/html').body.children];
};

it.each(CARDS)('%s: posts that are not there yet are added', (_, card) => {
  expect(withoutThose(cards(card, 13, 14), cards(card, 11, 12))).toHaveLength(2);
});

it.each(CARDS)('%s: a post that is there is not', (_, card) => {
  // Post 12 has the same place in both lists, as far as its theme counts.
  const added = cards(card, 13, 12, 14);
  expect(withoutThose(added, cards(card, 11, 12))).toEqual([added[0], added[2]]);
});

it('cards without any mark are always added', () => {
  const card = () => '<article class="col-post-2 card"></article>';
  expect(withoutThose(cards(card, 1, 2), cards(card, 1, 2))).toHaveLength(2);
});

/** How the address of `/12/` may be written after a mailing, an advertisement, or a plugin that marks links. */
it.each([
  ['/12/?utm_source=carta'],
  ['/12/?utm_source=carta&utm_medium=correo'],
  ['/12/?fbclid=1'],
  ['/12/?gclid=1&utm_campaign=2'],
])('%s is the post of /12/', (address) => {
  const [own, added] = ['/12/', address].map((href) =>
    cards(() => `<article class="post-12"><a href="${href}">T</a></article>`, 12),
  );
  expect(withoutThose(added as Element[], own as Element[])).toEqual([]);
});

it.each([
  ['/?p=12&utm_source=carta', '/?p=12', 0],
  ['/?utm_source=carta&p=12', '/?p=12', 0],
  ['/?utm_source=carta&p=12#mas', '/?p=12#mas', 0],
  ['/?p=13&utm_source=carta', '/?p=12', 1],
  ['/?includ=13', '/?includ=12', 1],
])('beside %s, %s: %i are added', (address, other, count) => {
  const [one, two] = [address, other].map((href) =>
    cards(() => `<article><a href="${href}">T</a></article>`, 12),
  );
  expect(withoutThose(one as Element[], two as Element[])).toHaveLength(count);
});
