import type { Lifetime } from '@onda/core/element/lifetime';

export interface SlideBar {
  node: HTMLElement;
  /** Adds a button at the end. `name` is what its sign hangs on. */
  button(name: string, label: string, run: () => void): HTMLButtonElement;
}

/** The buttons of a carousel or slideshow, before its slides as in the APG's pattern; it takes no room of its own. */
export function addSlideBar(track: HTMLElement, lifetime: Lifetime): SlideBar {
  const node = document.createElement('div');
  node.className = 'onda-slide-bar';
  const row = node.appendChild(document.createElement('div'));
  track.before(node);
  lifetime.onEnd(() => node.remove());
  return {
    node,
    button(name, label, run) {
      const button = row.appendChild(document.createElement('button'));
      button.type = 'button';
      button.dataset.action = name;
      button.setAttribute('aria-label', label);
      button.addEventListener('click', run);
      return button;
    },
  };
}

/** A button without effect keeps the focus that it may have. */
export function setDisabled(button: HTMLButtonElement, isDisabled: boolean): void {
  button.setAttribute('aria-disabled', String(isDisabled));
}
