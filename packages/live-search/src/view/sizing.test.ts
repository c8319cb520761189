import { describe, expect, it } from 'vitest';
import { listHeight, markLast } from './sizing';

const items = (count: number, height = 50) => Array.from({ length: count }, () => height);

describe('the height of the list', () => {
  it.each([
    ['no result', [], 4, undefined],
    ['as many as it shows', items(4), 4, undefined],
    ['one more', items(5), 4, 200],
    ['a tall one among them', [50, 50, 90, 50, 50], 4, 290],
    ['hardly any height', [1, 1, 1], 2, 30],
  ])('is right for %s', (_, heights, itemscount, expected) => {
    expect(listHeight({ items: heights, headers: [] }, itemscount)).toBe(expected);
  });

  it('leaves room for the headers among what is shown, counted in groups of three', () => {
    const header = (place: number) => ({ place, height: 20 });
    const measured = (...places: number[]) => ({ items: items(12), headers: places.map(header) });
    expect(listHeight(measured(0), 4)).toBe(220);
    // 6 - 1 before - 2 is 3, which is among four; 7 - 1 - 2 is 4 and is not.
    expect(listHeight(measured(0, 6), 4)).toBe(240);
    expect(listHeight(measured(0, 7), 4)).toBe(220);
  });
});

it('marks the last result before each header and the last of all, also after more have come', () => {
  const list = document.createElement('div');
  list.innerHTML =
    '<i class="asp_group_header"></i><b class="item asp_last_item"></b><b class="item"></b><i class="asp_group_header"></i><b class="item"></b>';
  markLast(list);
  const marked = () =>
    [...list.querySelectorAll('.item')].map((item) => item.classList.contains('asp_last_item'));
  expect(marked()).toEqual([false, true, true]);
  list.insertAdjacentHTML('beforeend', '<b class="item"></b>');
  markLast(list);
  expect(marked()).toEqual([false, true, false, true]);
});
