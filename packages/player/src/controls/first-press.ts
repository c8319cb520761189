import type { SoundElement } from '../members/press-control';
import type { Engine, PlayerHost, PlayerModel } from '../player-model';
import type { Sound } from '../sound/sound';
import { dropAddress, settledOrWaited, startSound } from '../transports/audio-element';

/**
 * Handles the play button until the engine is there: a press starts the sound inside the click, and the next one ends
 * it. The engine goes on with that sound; where it does not load, the button follows the sound by itself.
 */
export function firstPress(host: PlayerHost, model: PlayerModel) {
  let isPressedOn = false;
  host.lifetime.onEnd(() => isPressedOn && dropAddress(model.audio()));

  return (_event: Event, button: HTMLElement) => {
    const player = model.engine?.player ?? model.lent;
    if (player) return player.toggle(host.element);
    isPressedOn = !isPressedOn;
    setState(button, isPressedOn ? 'connecting' : 'idle');
    if (!isPressedOn) return dropAddress(model.audio());
    const element = host.element as SoundElement;
    const { radioStream, initialVolume, seamless } = host.attributes.getState();
    // A script may have set them.
    const { volume = initialVolume } = { ...element } as Partial<SoundElement>;
    model.audio().muted = element.muted;
    const sound = startSound(model.audio(), radioStream, volume);
    const started = settledOrWaited(sound);
    model.started = started;
    // Each of several presses would open the stream anew.
    const isLatest = () => isPressedOn && model.started === started;
    const continueWithEngine = (engine: Engine) => isLatest() && engine.player.play();
    const continueWithoutEngine = async () => {
      const isHeard = await sound;
      if (!isLatest()) return;
      if (!isHeard && !navigator.onLine) {
        setState(button, 'error');
        return addEventListener('online', pressAgain, { once: true, signal: host.lifetime.signal });
      }
      isPressedOn = isHeard;
      setState(button, isPressedOn ? 'playing' : 'idle');
    };
    const pressAgain = () => {
      if (!isLatest()) return;
      isPressedOn = false;
      button.click();
    };
    const engine = model.load();
    engine.then(continueWithEngine, continueWithoutEngine);
    if (seamless) holdLinks(engine);
  };
}

/** Repeats the last plain press of a link once the engine is there, which follows links without ending the sound. */
function holdLinks(engine: Promise<unknown>) {
  let link: HTMLAnchorElement | undefined;
  const hold = (event: MouseEvent) => {
    const pressed = (event.target as HTMLElement).closest('a');
    if (!pressed || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link = pressed;
  };
  const goOn = () => {
    removeEventListener('click', hold);
    link?.click();
  };
  addEventListener('click', hold);
  engine.then(goOn, goOn);
}

/** Shows a state. The engine brings its texts a moment later; the printed one is for where no engine loads. */
function setState(button: HTMLElement, state: Sound['status']) {
  const player = button.closest('[data-state]');
  player?.setAttribute('data-state', state);
  const status = player?.querySelector<HTMLElement>('.status');
  if (status) status.textContent = (state === 'error' && status.dataset.offline) || '';
}
