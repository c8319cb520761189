import type { PlayerHost } from '../player-model';
import type { Player } from '../store';

/** the step of the slider. */
const STEP = 0.05;

/** Elements with keys of their own: Space presses a button, and letters belong to a field. */
const TYPED = 'textarea, select, input:not([type="range"])';
const SPACE_USERS = `button, a, summary, ${TYPED}`;
const ARROW_USERS = `input, ${TYPED}`;

/** Keys while the focus is inside the widget: Space plays and pauses, M mutes, the arrows set the volume. */
export function wireKeys(host: PlayerHost, player: Player) {
  const press = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || isChord(event)) return;
    const target = event.composedPath()[0];
    const act = actionOf(event.key, host, player);
    const users = event.key === ' ' ? SPACE_USERS : event.key.length > 1 ? ARROW_USERS : TYPED;
    if (!act || !(target instanceof Element) || target.closest(users)) return;
    event.preventDefault();
    act();
  };
  host.root.addEventListener('keydown', press);
  host.lifetime.onEnd(() => host.root.removeEventListener('keydown', press));
}

function actionOf(key: string, { attributes, element }: PlayerHost, player: Player) {
  const { showVolume, showOnlyPlayButton } = attributes.getState();
  if (key === ' ') return player.toggle;
  if (!showVolume || showOnlyPlayButton) return undefined;
  if (key === 'm' || key === 'M') return player.toggleMute;
  const steps = stepsOf(key, element);
  return steps === 0
    ? undefined
    : () => player.setVolume(player.store.getState().volume.level + steps * STEP);
}

/** From right to left the left arrow is the louder one, as on the slider. */
function stepsOf(key: string, element: HTMLElement): number {
  if (key === 'ArrowUp') return 1;
  if (key === 'ArrowDown') return -1;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  const isLouder = (key === 'ArrowRight') === (getComputedStyle(element).direction !== 'rtl');
  return isLouder ? 1 : -1;
}

const isChord = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => altKey || ctrlKey || metaKey;
