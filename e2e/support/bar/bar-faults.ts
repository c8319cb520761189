import type { Page } from 'playwright-core';

/** All that is wrong with how the bars of a window stand, in words; empty is right. */
export const barFaults = (page: Page): Promise<string[]> => page.evaluate(FAULTS);

/** In the page. A string, because a function would bring names of its compiler. */
const FAULTS = `(() => {
  const faults = [];
  const SLACK = 1.5;
  const shown = (node) => node.getClientRects().length > 0 && getComputedStyle(node).visibility !== 'hidden' && node.getBoundingClientRect().width > 1;
  const name = (node) => node.getAttribute('part') ?? node.className;
  const bars = [...document.querySelectorAll('radio-player, episode-player')].flatMap(({ shadowRoot }) => {
    const box = shadowRoot?.querySelector('.face, .bar');
    return box && shown(box) ? [{ root: shadowRoot, box }] : [];
  });
  const overlap = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const inside = (one, other) =>
    one.left >= other.left - SLACK && one.right <= other.right + SLACK &&
    one.top >= other.top - SLACK && one.bottom <= other.bottom + SLACK;

  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the window');
  const tops = bars.map(({ box }) => box.getBoundingClientRect());
  for (const [place, one] of tops.entries()) {
    if (one.bottom > innerHeight + SLACK) faults.push('a bar is below the window');
    for (const other of tops.slice(place + 1)) if (overlap(one, other)) faults.push('two bars overlap');
  }
  for (const { root, box } of bars) {
    const frame = box.getBoundingClientRect();
    const buttons = [...box.querySelectorAll('button, a[href], select, input, summary')].filter(shown);
    const lines = [...box.querySelectorAll('.text p')].filter((line) => shown(line) && line.textContent);
    const pictures = [...box.querySelectorAll('.art, .about img')].filter(shown);
    const boxes = [...buttons.filter((button) => !button.closest('.text')), ...lines, ...pictures, ...box.querySelectorAll('.status:not(:empty)')]
      .filter(shown).map((node) => [name(node), node.getBoundingClientRect()]);
    for (const [place, [what, one]] of boxes.entries()) {
      if (!inside(one, frame)) faults.push(what + ' is outside of the bar');
      for (const [that, other] of boxes.slice(place + 1)) if (overlap(one, other)) faults.push(what + ' and ' + that + ' overlap');
    }
    for (const button of buttons) {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = root.elementFromPoint(left + width / 2, top + height / 2);
      if (!button.contains(hit)) faults.push('a press on ' + name(button) + ' reaches ' + (hit ? name(hit) || hit.localName : 'nothing'));
      const size = button.closest('.text') ? 0 : button.matches('[type="range"], select, .tools *') ? 24 : 44;
      if (Math.min(width, height) < size - 0.5) faults.push(name(button) + ' is ' + width + ' x ' + height);
    }
    for (const line of lines) faults.push(...cutWords(line));
  }

  /** A line that does not fit ends after a whole word. */
  function cutWords(line) {
    if (line.matches('[data-moves]') || line.closest('episode-player, .about')) return [];
    const box = line.getBoundingClientRect();
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const words = [];
    while (walker.nextNode()) for (const { index, 0: word } of walker.currentNode.data.matchAll(/[^\\s]+/g)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      words.push([word, [...range.getClientRects()]]);
    }
    const seen = words.filter(([, rects]) => rects.every(({ bottom }) => bottom <= box.bottom + 3));
    const found = [];
    if (seen.length === 0) found.push(name(line) + ' shows no word');
    for (const [word, rects] of seen) if (rects.length > 1 || rects[0].right > box.right + SLACK || rects[0].left < box.left - SLACK) found.push(name(line) + ' cuts ' + word);
    return found;
  }
  return faults;
})()`;
