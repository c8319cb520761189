import { whenSeen } from '@onda/core/dom/when-seen';
import { whenTouched } from '@onda/core/dom/when-touched';
import { loadOnce } from '@onda/core/loading/load-once';
import { storedText } from '@onda/core/storage/stored-text';
import { LISTENING_KEY } from '@onda/core/storage/tab-keys';
import { systemClock } from '@onda/core/timing/clock';
import { runWhenIdle } from '@onda/core/timing/idle-batch';
import { firstPress } from './controls/first-press';
import { windowSound } from './framed/lent/window-sound';
import type { Engine, PlayerHost, PlayerModel } from './player-model';
import { audioElement } from './transports/audio-element';

/** A finger has left the button by then, and its press has started what it wanted. */
const TOUCH_MS = 250;

/**
 * The printed player comes alive in four steps, each a chunk of its own: this shell starts the sound inside the click;
 * `first-look` shows what is on air when the player is seen; `engine`, brought by the visitor's first touch, does
 * everything else; the view, in React, comes with the first menu or panel that the visitor opens.
 */
export function setupPlayer(host: PlayerHost): PlayerModel {
  const model = newModel(host);
  const resume = () => void resumeLastPage(host, model).catch(() => {});
  makeRoom();
  host.lifetime.onEnd(makeRoom);
  whenTouched(host.element, host.lifetime.signal, () => touched(host, model));
  wireControls(host, model);
  let known = host.attributes.getState();
  host.lifetime.onEnd(
    host.attributes.subscribe((attributes) => {
      const former = known;
      known = attributes;
      makeRoom();
      import('./attributes-changed').then(
        ({ attributesChanged }) => attributesChanged(host, model, resume, former),
        () => {},
      );
    }),
  );
  resume();
  const look = () => host.lifetime.onEnd(runWhenIdle(() => loadFirstLook(host, model)));
  const { autoPlay, seamless } = known;
  // Out of sight it becomes the bar.
  if (autoPlay || seamless) look();
  else host.lifetime.onEnd(whenSeen(host.element, look));
  return model;
}

/** `page.css` keeps room below the page for a sticky player. */
function makeRoom() {
  const bar = document.querySelector('radio-player[sticky="true"]');
  document.documentElement.toggleAttribute('data-onda-bar', !!bar);
}

async function loadFirstLook(host: PlayerHost, model: PlayerModel) {
  const { lookAtStation } = await import('./first-look');
  return () => void lookAtStation(host, model);
}

/** Brings the engine a moment after a touch: while it is read and started, a press would wait. */
function touched({ lifetime }: PlayerHost, { engine, load }: PlayerModel) {
  if (!engine) lifetime.onEnd(systemClock.after(TOUCH_MS, () => void load().catch(() => {})));
}

/**
 * Plays on where the last page ended while it sounded, shows in a framed page what the window plays, and, once pages
 * were framed, what a step back asks for.
 */
async function resumeLastPage(host: PlayerHost, { load, lent }: PlayerModel) {
  if (!lent && !storedText(() => sessionStorage, LISTENING_KEY) && !history.state?.ondaPage) return;
  const { continueListening } = await import('./resume/continue-listening');
  await continueListening(host, load);
}

function newModel(host: PlayerHost): PlayerModel {
  const load = loadOnce(async () => {
    await model.started;
    const { startEngine } = await import('./engine');
    host.lifetime.signal.throwIfAborted();
    model.engine = startEngine(host, model);
    return model.engine;
  });
  const model: PlayerModel = { audio: audioElement(), load, onAir: {}, lent: windowSound() };
  return model;
}

function wireControls(host: PlayerHost, model: PlayerModel) {
  host.on('click', '.play', firstPress(host, model));
  const pass = (_event: Event, part: HTMLElement) => {
    // Read now: the engine begins by showing the volume that it knows.
    const { value } = part as HTMLInputElement;
    withEngine(model, ({ press }) => press(part, value));
  };
  host.on('click', 'button:not(.play)', pass);
  host.on('input', 'input', pass);
}

/** Runs it once the engine is there, and never where the engine does not load. */
const withEngine = (model: PlayerModel, run: (engine: Engine) => void) =>
  void model.load().then(run, () => {});
