/** An element with the members of `sound-members.ts`. */
export interface SoundElement extends HTMLElement {
  play(): Promise<void>;
  pause(): Promise<void>;
  toggle(): Promise<void>;
  readonly paused: boolean;
  volume: number;
  muted: boolean;
}

/** The volume that scripts have set of an element before its player is there. */
export type SetVolume = Partial<Pick<SoundElement, 'volume' | 'muted'>>;

/** Presses the printed control where that does what is asked; returns it, where it is printed by now. */
export function act(element: HTMLElement, name: string) {
  const control = controlOf(element);
  if (name === 'toggle' || name === (isPaused(element) ? 'play' : 'pause')) control?.click();
  return control;
}

export const controlOf = (element: HTMLElement) => partOf(element, '.play,[part~=button]');

export const partOf = (element: HTMLElement, selector: string) =>
  (element.shadowRoot ?? element).querySelector<HTMLElement>(selector);

/** Wanted sound is `connecting`, `playing` or `reconnecting`. */
export const isPaused = (element: HTMLElement) => !partOf(element, '[data-state$=ing]');
