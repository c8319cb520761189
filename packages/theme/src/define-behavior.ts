import { readAttributes } from '@onda/core/element/attribute-store';
import { LONGEST_TEXT } from '@onda/core/element/attributes';
import type { AttributesOf, ElementSpec } from '@onda/core/element/contract';
import { defineBatch } from '@onda/core/element/define-batch';
import { createLifetime, type Lifetime } from '@onda/core/element/lifetime';
import { fail } from '@onda/core/element/start-element';
import { warn } from '@onda/core/element/warn';
import { followTargets } from './targets';

/** Input of a behavior. It is valid until the element or the target leaves the page. */
export interface Scene<S extends ElementSpec> {
  /** The enhanced element: the match of `for`, else the element itself. */
  target: HTMLElement;
  /** The attributes, as the contract types them. */
  options: AttributesOf<S>;
  lifetime: Lifetime;
}

/**
 * Enhances printed HTML, now or once its code is there. All its effects end with `lifetime`: listeners by its signal,
 * the rest by `onEnd`.
 */
export type Behavior<S extends ElementSpec> = (scene: Scene<S>) => void | Promise<void>;

/**
 * Registers an element that draws nothing: it enhances its own content or, with `for`, another part of a page whose
 * templates cannot be edited. Two elements of a tag never enhance the same thing twice.
 */
export function defineBehavior<const S extends ElementSpec>(spec: S, behave: Behavior<S>) {
  const lives = new Map<HTMLElement, Lifetime>();
  const enhanced = new WeakSet<HTMLElement>();

  const connected = (element: HTMLElement) => {
    const lifetime = createLifetime();
    lives.set(element, lifetime);
    const options = readAttributes(element, spec, {}, new Set());
    const enhance = (target: HTMLElement, its: Lifetime) => {
      if (enhanced.has(target)) return;
      enhanced.add(target);
      its.onEnd(() => enhanced.delete(target));
      const lost = (error: unknown) => {
        its.end();
        fail(element, error);
      };
      try {
        behave({ target, options, lifetime: its })?.catch(lost);
      } catch (error) {
        lost(error);
      }
    };
    const selector = element.getAttribute('for')?.slice(0, LONGEST_TEXT);
    if (!selector) enhance(element, lifetime);
    else if (followTargets(selector, lifetime, enhance) === 0)
      warn(`<${spec.tag} for="${selector}"> finds nothing`);
  };
  const disconnected = (element: HTMLElement) => {
    lives.get(element)?.end();
    lives.delete(element);
  };
  const changed = (element: HTMLElement) => {
    disconnected(element);
    connected(element);
  };
  defineBatch(spec, { connected, disconnected, changed });
}
