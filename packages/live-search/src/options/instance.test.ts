import { describe, expect, it } from 'vitest';
import { nameOf } from './instance';
import type { SearchOptions } from './options';

const BOXES = '<asp-search id="3"></asp-search><asp-search></asp-search><asp-search id="3"></asp-search>';

/** The name of the third box, which is written with this id. */
function named(id: string) {
  document.body.innerHTML = BOXES;
  const box = document.body.lastElementChild as HTMLElement;
  box.id = id;
  return nameOf(box, { id, iid: 0, rid: '' } as SearchOptions);
}

describe('the name of a search box', () => {
  it('counts the boxes of its kind before it', () => {
    expect([named('3'), named('1'), named('7')]).toEqual([
      { id: 3, iid: 2, rid: '3_2' },
      { id: 1, iid: 2, rid: '1_2' },
      { id: 7, iid: 1, rid: '7_1' },
    ]);
  });

  it.each(['0', '51', '-1', '1.5', 'x', ''])('with the id "%s" is of the first', (id) => {
    expect(named(id).id).toBe(1);
  });
});
