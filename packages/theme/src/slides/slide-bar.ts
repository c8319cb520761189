import { fromTemplate, untilEnd } from '@onda/core/dom/from-template';
import type { Lifetime } from '@onda/core/element/lifetime';
import { slideBar, slideButton } from './generated/templates';

export interface SlideBar {
  node: HTMLElement;
  /** Adds a button at the end. `name` selects its sign. */
  button(name: string, label: string, run: () => void): HTMLButtonElement;
}

/** The buttons of a carousel or slideshow, before its slides as in the APG's pattern; they overlap the slides. */
export function addSlideBar(track: HTMLElement, lifetime: Lifetime): SlideBar {
  const node = untilEnd(fromTemplate(slideBar), track, lifetime);
  track.before(node);
  return {
    node,
    button(name, label, run) {
      const button = fromTemplate(slideButton, { name, label });
      button.addEventListener('click', run);
      node.firstElementChild?.append(button);
      return button;
    },
  };
}

/** A disabled button keeps its focus. */
export function setDisabled(button: HTMLButtonElement, isDisabled: boolean): void {
  button.setAttribute('aria-disabled', String(isDisabled));
}
