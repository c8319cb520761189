import { beforeEach, expect, it, vi } from 'vitest';
import { isOnPage, type Step, takeStep } from './keyboard-navigation';

/** `data-box`: the width and height of each of its boxes. */
beforeEach(() => {
  document.body.innerHTML = `<main id="main"><p id="uno"></p><p id="flat" data-box="80x0"></p><p id="gone" data-box=""></p>
    <p id="dos"><b id="thin" data-box="0x20"></b><b id="lines" data-box="0x0 40x20"></b></p>
    <element-inspector id="ours"></element-inspector></main>`;
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const boxes = (this.getAttribute('data-box') ?? '80x20').split(' ').filter(Boolean);
    return boxes.map((box) => new DOMRect(0, 0, ...box.split('x').map(Number))) as unknown as DOMRectList;
  });
});

const at = (id: string) => document.getElementById(id) as Element;

it.each<[string, Step, string]>([
  ['uno', 'next', 'dos'],
  ['dos', 'previous', 'uno'],
  ['uno', 'previous', 'uno'],
  ['dos', 'next', 'dos'],
  ['dos', 'child', 'lines'],
  ['uno', 'child', 'uno'],
  ['lines', 'parent', 'dos'],
  ['main', 'parent', 'main'],
])('from %s the step %s leads to %s: over what has no box, and not to ourselves', (from, step, to) => {
  expect(takeStep(at(from), step)).toBe(at(to));
});

it.each([
  ['uno', true],
  ['flat', false],
  ['thin', false],
  ['gone', false],
  ['lines', true],
  ['ours', false],
])('%s is on the page: %s', (id, isThere) => expect(isOnPage(at(id))).toBe(isThere));
