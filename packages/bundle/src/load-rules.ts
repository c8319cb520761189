import type { ElementSpec } from '@onda/core/element/contract';
import type { EarlyMembers } from '@onda/core/loading/early-members';
import type { LoadRules } from '@onda/core/loading/load-when-needed';

/** Authors write it on any element, as on an image. */
const EAGER = '[loading="eager"]';

/** The members of all elements that have any, for who loads their code. */
export function earlyMembers(elements: readonly Pick<ElementSpec, 'tag' | 'members'>[]): EarlyMembers {
  const having = elements.filter(({ members }) => members);
  const members = Object.entries({ ...having[0]?.members });
  return {
    media: having.map(({ tag }) => `${tag}:not(:defined)`).join() || 'none',
    members: Object.fromEntries(members.map(([name, { before = null }]) => [name, before])),
  };
}

/** Joins the rules of all contracts for the configuration block. */
export function loadRules(elements: readonly Pick<ElementSpec, 'tag' | 'load'>[]): LoadRules {
  const ruled = elements.flatMap(({ tag, load }) => (load ? [{ tag, ...load }] : []));
  const tagsWhere = (holds: (rule: (typeof ruled)[number]) => boolean) =>
    ruled
      .filter(holds)
      .map(({ tag }) => tag)
      .join();
  const atOnce: Record<string, string> = { '': EAGER };
  const add = (condition: string, selector: string) => {
    atOnce[condition] = [atOnce[condition], selector].filter(Boolean).join();
  };
  for (const { tag, atOnce: selector, stored, query } of ruled) {
    if (selector) add('', selector === '*' ? tag : `${tag}:is(${selector})`);
    if (stored) add(stored, tag);
    if (query) add(`?${query}`, tag);
  }
  return {
    atOnce,
    onScroll: tagsWhere(({ onScroll }) => onScroll === true),
    onTouch: tagsWhere(({ onTouch }) => onTouch === true),
    notNear: tagsWhere(({ nearScreen }) => nearScreen === false),
    near: Object.fromEntries(ruled.flatMap(({ tag, near }) => (near ? [[tag, near]] : []))),
  };
}
