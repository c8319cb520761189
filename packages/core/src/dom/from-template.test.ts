import { expect, it } from 'vitest';
import { createLifetime } from '../element/lifetime';
import { untilEnd } from './from-template';

const texts = () => [...document.body.querySelectorAll('b')].map(({ textContent }) => textContent);

it('adds a node until the end in place of its copies, and leaves what is alive and what others made', () => {
  document.body.innerHTML = '<b>printed</b><p></p>';
  const place = document.body.querySelector('p') as HTMLElement;
  const lifetime = createLifetime();
  const add = (text: string) => {
    const node = Object.assign(document.createElement('b'), { textContent: text });
    place.append(untilEnd(node, place, lifetime));
    return node;
  };
  const first = add('first');
  place.append(first.cloneNode(true), document.importNode(first, true));
  place.insertAdjacentHTML('afterend', first.outerHTML);
  expect(texts()).toEqual(['printed', 'first', 'first', 'first', 'first']);
  add('second');
  expect(texts()).toEqual(['printed', 'first', 'second']);
  lifetime.end();
  expect(texts()).toEqual(['printed']);
});
