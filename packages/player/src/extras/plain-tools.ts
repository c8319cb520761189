import { adoptStyle } from '@onda/core/element/adopt-style';
import { lateAttributes } from '@onda/core/element/late-attributes';
import { templateNodes } from '@onda/core/element/render-template';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { loadOnce } from '@onda/core/loading/load-once';
import { panelSpec, toolsOf } from '../panels/tool-buttons';
import { toolMessages } from '../panels/tool-messages';
import markup from '../plain-tools.html';
import type { PlayerHost, PlayerModel } from '../player-model';
import type { Player } from '../store';
import type { Gesture } from '../view/panels/gestures';
import { followGestures } from '../view/panels/late-gestures';
import { mayTakeFocus } from '../view/panels/may-take-focus';
import toolSheet from '../view/panels/tools.css';

/**
 * The buttons of the menu and of the panels, and the gestures, without React: most listeners use none of them. The
 * first press loads the view, which draws its own buttons in their place, and presses the same button there.
 *
 * @param hasFailed The view broke while it drew, which is said until the next press.
 */
export function showPlainTools(
  host: PlayerHost,
  model: PlayerModel,
  player: Player,
  hasFailed = false,
): void {
  const { store } = player;
  const { root, lifetime, element, attributes } = host;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const [widget, face, controls] = [find('.player'), find('.face'), find('.controls')];
  if (!widget || !face || !controls || find('[data-view]') || lifetime.isOver) return;
  if (attributes.getState().showOnlyPlayButton) return;
  const t = translator<string>(toolMessages, host.lang, readConfig().messages.player);
  const { children } = templateNodes(markup, { values: {}, styleOf: () => '', t });
  const [more, row, failure] = [...children] as [HTMLElement, HTMLElement, HTMLElement];
  const buttons = [...row.children];
  const late = lateAttributes(element, panelSpec(element), lifetime);
  // It moves from the first sound on, and React draws it.
  if (late.getState().levelMeter) host.wantView().catch(() => {});

  const draw = () => {
    const isSmall = attributes.getState().sticky && store.getState().isMinimized;
    const names: string[] = isSmall ? [] : toolsOf(late.getState());
    const wanted = buttons.filter((button) => names.includes(button.getAttribute('part') ?? ''));
    row.hidden = wanted.length === 0;
    if (wanted.length !== row.childElementCount) row.replaceChildren(...wanted);
  };
  const press = pressLater(host, [more, row], (isThere) => {
    if (isThere) return failure.remove();
    // A view that broke while it drew has taken them away.
    if (row.isConnected) face.append(failure);
    else showPlainTools(host, model, player, true);
  });
  face.append(row);
  controls.append(more);
  if (hasFailed) face.append(failure);
  watchButtons([more, row], press);
  window.addEventListener('online', () => failure.remove(), { signal: lifetime.signal });
  draw();
  const undo = [
    adoptStyle(root, toolSheet),
    store.subscribe(draw),
    late.subscribe(draw),
    followGestures(widget, gestureActions(row, press, player)),
  ];
  model.leavePlainTools = () => {
    delete model.leavePlainTools;
    const { activeElement } = root.getRootNode() as ShadowRoot;
    const focused = activeElement?.closest('.tools, .more') && activeElement;
    for (const node of [more, row, failure]) node.remove();
    for (const run of undo) run();
    return () => focused && drawnButton(root, focused)?.focus({ preventScroll: true });
  };
  lifetime.onEnd(() => void model.leavePlainTools?.());
}

/** A swipe opens the history; taps play and mute. */
function gestureActions(row: Element, press: (button: Element) => unknown, { toggle, toggleMute }: Player) {
  const up = () => {
    const history = row.querySelector('[part="history"]');
    if (history) press(history);
  };
  const actions: Partial<Record<Gesture, () => void>> = { up, 'double-tap': toggle, 'long-tap': toggleMute };
  return (gesture: Gesture) => actions[gesture]?.();
}

/** Tells a press of their buttons, and loads its code while the pointer or the focus is on its way. */
function watchButtons(nodes: readonly Element[], press: (button: Element) => unknown) {
  const preload = () => void loadCode().catch(() => {});
  for (const node of nodes) {
    for (const type of ['pointerenter', 'pointerdown', 'focusin'])
      node.addEventListener(type, preload, { once: true });
    node.addEventListener('click', (event) => {
      event.preventDefault();
      const button = (event.target as Element).closest('button, summary');
      if (button) press(button);
    });
  }
}

/**
 * Presses the button that the view draws in place of a plain one, once its code is there; of several presses the last.
 * Meanwhile `nodes` are busy. A visitor who has gone on to something else is left there.
 *
 * @param tell Whether the view came; true as soon as it is asked for anew.
 */
function pressLater(host: PlayerHost, nodes: readonly Element[], tell: (isThere: boolean) => void) {
  const { root, element, lifetime } = host;
  const view = loadOnce(() => host.wantView());
  let wanted: Element | undefined;
  const setBusy = (isBusy: boolean) => {
    for (const node of nodes) node.ariaBusy = `${isBusy}`;
  };
  return async (button: Element) => {
    const isComing = wanted !== undefined;
    wanted = button;
    if (isComing) return;
    setBusy(true);
    tell(true);
    // The plain buttons stay until those of the view are there.
    await loadCode()
      .then(() => view.forPress())
      .catch(() => {});
    setBusy(false);
    const last = wanted;
    wanted = undefined;
    if (lifetime.isOver) return;
    if (!root.querySelector('[data-view]')) return tell(false);
    if (!mayTakeFocus(element)) return;
    const drawn = drawnButton(root, last);
    drawn?.focus({ preventScroll: true });
    drawn?.click();
  };
}

/** The code of a press. */
const loadCode = () => import('../view/mount');

/** The button that the view has drawn in place of a plain one. */
function drawnButton(root: PlayerHost['root'], plain: Element): HTMLElement | null {
  const name = plain.getAttribute('part');
  return root.querySelector<HTMLElement>(name ? `[part="${name}"]` : '.more summary');
}
