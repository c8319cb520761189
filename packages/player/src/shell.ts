import { whenSeen } from '@onda/core/dom/when-seen';
import { whenTouched } from '@onda/core/dom/when-touched';
import { loadOnce } from '@onda/core/loading/load-once';
import { sessionText } from '@onda/core/storage/session-text';
import { systemClock } from '@onda/core/timing/clock';
import { runWhenIdle } from '@onda/core/timing/idle-batch';
import type { SoundElement } from './members/press-control';
import type { Engine, PlayerHost, PlayerModel } from './player-model';
import { LISTENING_KEY } from './resume/listening-key';
import type { Sound } from './sound/sound';
import { audioElement, beginSound, dropAddress, leftAlone } from './transports/audio-element';

/** A finger has left the button by then, and has begun what it wanted to. */
const TOUCH_MS = 250;

/**
 * The printed player comes alive in three steps, each a chunk of its own: this shell starts the sound inside the click;
 * `first-look` shows what is on air when the player is seen; `engine`, brought by the visitor's first touch, does
 * everything else.
 */
export function setupPlayer(host: PlayerHost): PlayerModel {
  const model = newModel(host);
  makeRoom();
  host.lifetime.onEnd(makeRoom);
  whenTouched(host.element, host.lifetime.signal, () => void touched(host, model).catch(() => {}));
  wireControls(host, model);
  keepKeys(host, model);
  host.lifetime.onEnd(
    host.attributes.subscribe(() => {
      makeRoom();
      import('./attributes-changed').then(
        ({ attributesChanged }) => attributesChanged(host, model),
        () => {},
      );
    }),
  );
  resumeLastPage(host, model).catch(() => {});
  const look = () => host.lifetime.onEnd(runWhenIdle(() => loadFirstLook(host, model)));
  if (host.attributes.getState().autoPlay) look();
  else host.lifetime.onEnd(whenSeen(host.element, look));
  return model;
}

/** `page.css` keeps room below the page for a sticky player. */
function makeRoom() {
  const bar = document.querySelector('radio-player[sticky="true"]');
  document.documentElement.toggleAttribute('data-onda-bar', bar !== null);
}

async function loadFirstLook(host: PlayerHost, model: PlayerModel) {
  const { lookAtStation } = await import('./first-look');
  return () => void lookAtStation(host, model);
}

/** Fetched at once and started later: while it starts, a press would wait. */
async function touched({ lifetime }: PlayerHost, { engine, load }: PlayerModel) {
  if (engine) return;
  await loadEngine();
  lifetime.onEnd(systemClock.after(TOUCH_MS, () => void load().catch(() => {})));
}

const loadEngine = () => import('./engine');

/** Where the page before this one ended while it sounded; a browser that refuses to look remembers nothing. */
async function resumeLastPage(host: PlayerHost, { load }: PlayerModel) {
  if (!sessionText(LISTENING_KEY)) return;
  const { continueListening } = await import('./resume/continue-listening');
  await continueListening(host, load);
}

function newModel(host: PlayerHost): PlayerModel {
  const load = loadOnce(async () => {
    const { startEngine } = await loadEngine();
    await model.begun;
    host.lifetime.signal.throwIfAborted();
    model.engine = startEngine(host, model);
    return model.engine;
  });
  const model: PlayerModel = { audio: audioElement(), load };
  return model;
}

/**
 * Until the engine is there a click starts the sound itself, a second one ends it; everything else waits the moment.
 */
function wireControls(host: PlayerHost, model: PlayerModel) {
  let isAsked = false;
  host.on('click', '.play', (_event, button) => {
    if (model.engine) return model.engine.player.toggle();
    isAsked = !isAsked;
    const { radioStream, initialVolume } = host.attributes.getState();
    // A script may have set them.
    const { volume = initialVolume } = { ...host.element } as Partial<SoundElement>;
    mark(button, isAsked ? 'connecting' : 'idle');
    if (!isAsked) return dropAddress(model.audio());
    model.audio().muted = (host.element as SoundElement).muted;
    const sound = beginSound(model.audio(), radioStream, volume);
    const begun = leftAlone(sound);
    model.begun = begun;
    // Of several clicks: each would open the stream anew.
    const isLast = () => model.begun === begun;
    const handOver = (engine: Engine) => isAsked && isLast() && engine.player.play();
    // Without the engine the sound goes on alone, and the button says so.
    const goAlone = async () => {
      const isHeard = await sound;
      if (!isLast()) return;
      if (isAsked && !isHeard && !navigator.onLine) return awaitNetwork();
      isAsked &&= isHeard;
      mark(button, isAsked ? 'playing' : 'idle');
    };
    const awaitNetwork = () => {
      mark(button, 'error');
      const again = () => {
        if (!isAsked || !isLast()) return;
        isAsked = false;
        button.click();
      };
      addEventListener('online', again, { once: true, signal: host.lifetime.signal });
    };
    model.load().then(handOver, goAlone);
  });
  host.lifetime.onEnd(() => isAsked && dropAddress(model.audio()));
  const pass = (_event: Event, part: HTMLElement) => {
    // Read now: the engine begins by showing the volume that it knows.
    const { value } = part as HTMLInputElement;
    later(model, ({ press }) => press(part, value));
  };
  host.on('click', 'button:not(.play)', pass);
  host.on('input', 'input', pass);
}

/** A key of the widget that comes before the engine waits for it; what the focused part does by itself it does. */
function keepKeys(host: PlayerHost, model: PlayerModel) {
  host.on('keydown', 'button, input', (event, part) => {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const keys = part.localName === 'input' ? /^[ m]$/i : /^(Arrow|m$)/i;
    if (model.engine || altKey || ctrlKey || metaKey || !keys.test(key)) return;
    event.preventDefault();
    later(model, () => part.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  });
}

/** Once the engine is there; without it nothing happens. */
const later = (model: PlayerModel, run: (engine: Engine) => void) => void model.load().then(run, () => {});

/** The engine brings all other texts a moment later. The printed one is for visitors whose engine does not load. */
function mark(button: HTMLElement, state: Sound['status']) {
  const player = button.closest('[data-state]');
  player?.setAttribute('data-state', state);
  const status = player?.querySelector<HTMLElement>('.status');
  if (status) status.textContent = (state === 'error' && status.dataset.offline) || '';
}
