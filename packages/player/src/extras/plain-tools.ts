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
import toolSheet from '../view/panels/tools.css';
import { menuMessages } from './menu-messages';

/**
 * The buttons of the menu and of the panels, and the gestures, without React: most listeners use none of them. The first
 * press loads the view, which draws its own buttons in their place, and presses the same button there.
 */
export function showPlainTools(host: PlayerHost, model: PlayerModel, player: Player): void {
  const { store } = player;
  const { root, lifetime, element, attributes } = host;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const [widget, face, controls] = [find('.player'), find('.face'), find('.controls')];
  if (!widget || !face || !controls || find('[data-view]') || lifetime.isOver) return;
  if (attributes.getState().showOnlyPlayButton) return;
  const t = translator<string>(WORDS, host.lang, readConfig().messages.player);
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
  const press = pressLater(host, [more, row], (isThere) =>
    isThere ? failure.remove() : face.append(failure),
  );
  const isShown = (name: string) => row.querySelector(`[part="${name}"]`) !== null;
  const gestures: Partial<Record<Gesture, () => void>> = {
    up: () => isShown('history') && void press('[part="history"]'),
    'double-tap': player.toggle,
    'long-tap': player.toggleMute,
  };

  face.append(row);
  controls.append(more);
  more.addEventListener('click', (event) => {
    event.preventDefault();
    void press(selectorOf(more));
  });
  for (const button of buttons) button.addEventListener('click', () => void press(selectorOf(button)));
  for (const node of [more, row])
    for (const type of ['pointerenter', 'pointerdown', 'focusin'])
      node.addEventListener(type, preload, { once: true });
  draw();
  const undo = [
    adoptStyle(root, toolSheet),
    store.subscribe(draw),
    late.subscribe(draw),
    followGestures(widget, (gesture) => gestures[gesture]?.()),
  ];
  model.leavePlainTools = () => {
    delete model.leavePlainTools;
    const { activeElement } = root.getRootNode() as ShadowRoot;
    const focused = activeElement?.closest('.tools, .more') && activeElement;
    for (const node of [more, row, failure]) node.remove();
    for (const run of undo) run();
    if (focused) drawnButton(host, selectorOf(focused)).then((button) => button.focus());
  };
  lifetime.onEnd(() => model.leavePlainTools?.());
}

/**
 * Presses the button that the view draws for a selector, once its code is there; of several presses the last. Meanwhile
 * `nodes` are busy.
 *
 * @param tell Whether the code came; true as soon as it is asked for anew.
 */
function pressLater(host: PlayerHost, nodes: readonly Element[], tell: (isThere: boolean) => void) {
  const view = loadOnce(() => host.wantView());
  let wanted = '';
  const setBusy = (isBusy: boolean) => {
    for (const node of nodes) node.ariaBusy = `${isBusy}`;
  };
  return async (selector: string) => {
    const isComing = wanted !== '';
    wanted = selector;
    if (isComing) return;
    setBusy(true);
    tell(true);
    // The plain buttons stay until those of the view are there.
    const bring = () => loadCode().then(() => view.forPress());
    const isThere = await bring().then(
      () => true,
      () => false,
    );
    setBusy(false);
    const last = wanted;
    wanted = '';
    if (!isThere) return tell(false);
    const button = await drawnButton(host, last);
    button.focus();
    button.click();
  };
}

/** The code of a press. */
const loadCode = () => import('../view/mount');

/** While the pointer or the focus is on its way. */
const preload = () => void loadCode().catch(() => {});

const WORDS = {
  es: { ...toolMessages.es, ...menuMessages.es },
  en: { ...toolMessages.en, ...menuMessages.en },
};

/** Finds the same button among those of the view. */
const selectorOf = (button: Element): string => {
  const name = button.getAttribute('part');
  return button.closest('.tools') ? `[part="${name}"]` : '.more summary';
};

/** The button that the view draws, once its code has come. */
function drawnButton({ root, lifetime }: PlayerHost, selector: string): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    lifetime.onEnd(() => observer.disconnect());
    look();

    function look() {
      const button = root.querySelector<HTMLElement>(selector);
      if (!button) return;
      observer.disconnect();
      resolve(button);
    }
  });
}
