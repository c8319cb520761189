import { describe, expect, it } from 'vitest';
import { gridHeight, listHeight, sizeList } from './sizing';

/** Boxes under each other, or `columns` side by side; a header has a row of its own. */
function laid(heights: readonly (number | 'header')[], columns = 1) {
  let [top, column, row] = [100, 0, 0];
  const next = () => {
    top += row;
    [column, row] = [0, 0];
  };
  return heights.map((height) => {
    const isHeader = height === 'header';
    if (column === columns || (isHeader && column > 0)) next();
    const box = { isHeader, top, height: isHeader ? 20 : height };
    row = Math.max(row, box.height);
    column = isHeader ? columns : column + 1;
    return box;
  });
}

const items = (count: number, height = 50) => Array.from({ length: count }, () => height);

describe('the height of the list', () => {
  it.each([
    ['no result', [], 4, undefined],
    ['as many as it shows', items(4), 4, undefined],
    ['one more', items(5), 4, 200],
    ['a tall one among them', [50, 50, 90, 50, 50], 4, 290],
    ['hardly any height', [1, 1, 1], 2, 30],
  ])('is right for %s', (_, heights, itemscount, expected) => {
    expect(listHeight(laid(heights), itemscount)).toBe(expected);
  });

  it('leaves room for the headers among what is shown, counted in groups of three', () => {
    const measured = (...places: number[]) => {
      const boxes: (number | 'header')[] = items(12);
      for (const place of places) boxes.splice(place, 0, 'header');
      return laid(boxes);
    };
    expect(listHeight(measured(0), 4)).toBe(220);
    // 6 - 1 before - 2 is 3, which is among four; 7 - 1 - 2 is 4 and is not.
    expect(listHeight(measured(0, 6), 4)).toBe(240);
    expect(listHeight(measured(0, 7), 4)).toBe(220);
  });
});

describe('the height of a grid', () => {
  it.each([
    ['no result', laid([], 3), 4, undefined],
    ['as many as it shows', laid(items(4), 3), 4, undefined],
    ['a row of which one is to be seen', laid(items(9), 3), 4, 100],
    ['full rows', laid(items(9), 3), 6, 100],
    ['rows of two heights', laid([50, 90, 50, 50, 50, 50, 50], 3), 4, 140],
    ['a header before the first row and one between', laid(['header', 50, 50, 'header', 50, 50], 3), 3, 140],
    ['a header after what is shown', laid([50, 50, 50, 'header', 50], 3), 3, 50],
    ['hardly any height', laid([1, 1, 1], 1), 2, 30],
  ])('is right for %s', (_, measured, itemscount, expected) => {
    expect(gridHeight(measured, itemscount)).toBe(expected);
  });
});

describe('a list with more results than it shows', () => {
  it.each([
    ['vertical', true, 'min(100px, 70dvh)'],
    ['polaroid', true, 'min(50px, 70dvh)'],
    ['isotopic', false, 'min(50px, 70dvh)'],
    ['isotopic', true, ''],
    ['horizontal', true, ''],
  ] as const)('has its height, %s, with pages %s: %s', (resultstype, isotopicPagination, height) => {
    const list = document.createElement('div');
    for (const { top, height } of laid(items(4), 2)) {
      const item = list.appendChild(document.createElement('b'));
      item.className = 'item';
      Object.defineProperties(item, { offsetTop: { value: top }, offsetHeight: { value: height } });
    }
    sizeList(list, { resultstype, isotopicPagination, itemscount: 2 });
    expect(list.style.maxBlockSize).toBe(height);
    sizeList(list, { resultstype, isotopicPagination, itemscount: 4 });
    expect(list.style.maxBlockSize).toBe('');
  });
});
