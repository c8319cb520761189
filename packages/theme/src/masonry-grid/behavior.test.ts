import { createLifetime } from '@onda/core/testing/endings';
import { expect, it } from 'vitest';
import { layOutGrid } from './behavior';

const layOut = (top: number, selector = '.posts') => {
  const lifetime = createLifetime();
  const target = document.createElement('div');
  target.getBoundingClientRect = () => ({ top, bottom: top + 500 }) as DOMRect;
  layOutGrid({ target, options: { for: selector, columns: 4 }, lifetime });
  return { target, lifetime };
};

it('lays out the theme’s grid below the window, and lets it be again', () => {
  const { target, lifetime } = layOut(innerHeight + 1);
  expect([target.className, target.dataset.columns]).toEqual(['onda-grid', '4']);
  lifetime.end();
  expect([target.className, target.dataset.columns]).toEqual(['', undefined]);
});

it.each([
  ['in sight, which would jump', 100, '.posts'],
  ['above what is in sight, which would jump', -5000, '.posts'],
  ['of its own, which the style sheet lays out', innerHeight + 1, ''],
])('leaves a grid alone that is %s', (_, top, selector) => {
  expect(layOut(top, selector).target.outerHTML).toBe('<div></div>');
});
