import type { Batch } from '@onda/core/element/define-batch';
import { createLifetime, type Lifetime } from '@onda/core/element/lifetime';
import type { PageFavorites } from './page';
import { createPress } from './press';
import { type Render, renderers } from './render';
import { favoritesSettings } from './settings';
import { NOTHING_KNOWN } from './state/store';

/** The controls that handle a press. */
const PRESSED = 'fav-button, fav-clear';

/** Keeps every printed control of the page equal to one state. Three listeners serve them all. */
export function createShell(open: () => PageFavorites) {
  /** The renderer of each control, made on its first change. */
  const controls = new Map<HTMLElement, Render | undefined>();
  let current: { page: PageFavorites; lifetime: Lifetime; homeSite: number } | undefined;

  const page = () => {
    current ??= startPage();
    return current.page;
  };
  const { press, isPressed } = createPress(page);
  const onClick = (control: HTMLElement | undefined) => control && void press(control);
  const startPage = () => {
    const [opened, lifetime] = [open(), createLifetime()];
    const { signal } = lifetime;
    lifetime.onEnd(
      opened.subscribe((state) => {
        for (const element of controls.keys()) renderOf(element)(state);
      }),
    );
    document.addEventListener('click', (event) => onClick(pressedBy(event)), { signal });
    const touched = (event: Event) => {
      const control = pressedBy(event);
      // The focus that a control gets back at the end of its press is no touch.
      if (control && !isPressed(control)) opened.load.preload(event);
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, touched, { signal });
    lifetime.onEnd(opened.end);
    if (opened.mayHaveFavorites()) opened.scheduleRead();
    return { page: opened, lifetime, homeSite: favoritesSettings().siteId };
  };
  const renderOf = (element: HTMLElement): Render => {
    const known = controls.get(element);
    if (known) return known;
    const made = renderers[element.localName]?.(element, current?.homeSite ?? 1) ?? (() => {});
    controls.set(element, made);
    return made;
  };
  /** Reads the attributes of a control again. */
  const refresh = (element: HTMLElement) => {
    controls.set(element, undefined);
    const state = page().getState();
    if (state !== NOTHING_KNOWN) renderOf(element)(state);
  };

  const pressedBy = (event: Event): HTMLElement | undefined => {
    const target = event.composedPath()[0];
    if (!(target instanceof Element)) return undefined;
    const control = target.closest('[part~="button"]')?.closest<HTMLElement>(PRESSED);
    return control && controls.has(control) ? control : undefined;
  };
  return {
    page,
    connected: refresh,
    changed: refresh,
    disconnected(element) {
      controls.delete(element);
      if (controls.size > 0) return;
      current?.lifetime.end();
      current = undefined;
    },
    markup: async () => (await import('./bare-tag')).printBareTag,
  } satisfies Batch & { page: unknown };
}
