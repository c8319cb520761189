import type { Lifetime } from '@onda/core/element/lifetime';
import { articleInSight, type ReadingRule } from './reading-place';

export interface Reader {
  /** The articles in the order of the page. */
  nodes(): readonly HTMLElement[];
  active(): number;
  /** The reader has reached another article. */
  moved(index: number): void;
}

/**
 * Follows the article that is read while the page scrolls: one check a frame, and none before `step` pixels. Returns a
 * function that checks at once, for an article that was added at the reader's place.
 */
export function followReader(
  reader: Reader,
  rule: ReadingRule & { step: number },
  lifetime: Lifetime,
): () => void {
  let y = scrollY;
  let isDown = true;
  let isPlanned = false;
  const look = () => {
    if (lifetime.isOver) return;
    const nodes = reader.nodes();
    const place = { active: reader.active(), count: nodes.length, isDown, view: innerHeight };
    const boxOf = (index: number) => nodes[index]?.getBoundingClientRect() ?? { top: 0, height: 0 };
    const index = articleInSight(place, boxOf, rule);
    if (index !== place.active) reader.moved(index);
  };
  const lookAfterStep = () => {
    isPlanned = false;
    const distance = scrollY - y;
    if (Math.abs(distance) < rule.step) return;
    y = scrollY;
    isDown = distance > 0;
    look();
  };
  const plan = () => {
    if (!isPlanned) requestAnimationFrame(lookAfterStep);
    isPlanned = true;
  };
  addEventListener('scroll', plan, { passive: true, signal: lifetime.signal });
  return look;
}
