import { atRest } from '@onda/core/at-rest';
import { sessionNote } from '@onda/core/session-note';
import { audioElement, beginSound, dropAddress } from './audio-element';
import { LISTENING_KEY } from './listening-key';
import type { Engine, PlayerHost, PlayerModel } from './player-model';

/**
 * The printed player comes alive in three steps, each a chunk of its own: this shell starts the sound inside the click;
 * `first-look` shows what is on air; `engine`, brought by the visitor's first touch, does everything else.
 */
export function setupPlayer(host: PlayerHost): PlayerModel {
  const model: PlayerModel = {
    audio: audioElement(),
    engine: undefined,
    reading: undefined,
    known: undefined,
    isFollowed: false,
  };
  const bringEngine = engineOf(host, model);

  for (const type of ['pointerdown', 'focusin']) {
    host.root.addEventListener(type, () => void bringEngine().catch(() => {}), {
      signal: host.life.signal,
      once: true,
    });
  }
  wireControls(host, model, bringEngine);
  goOn(host, bringEngine).catch(() => {});
  host.life.onEnd(
    atRest(async () => {
      const { lookAtStation } = await import('./first-look');
      return () => void lookAtStation(host, model);
    }),
  );
  return model;
}

/** Where the page before this one ended while it sounded; a browser that refuses to look remembers nothing. */
async function goOn(host: PlayerHost, bringEngine: () => Promise<Engine>) {
  if (!sessionNote(LISTENING_KEY)) return;
  const { continueListening } = await import('./continue-listening');
  await continueListening(host, bringEngine);
}

function engineOf(host: PlayerHost, model: PlayerModel): () => Promise<Engine> {
  let coming: Promise<Engine> | undefined;
  const bring = async () => {
    const { startEngine } = await import('./engine');
    host.life.signal.throwIfAborted();
    model.engine = startEngine(host, model);
    return model.engine;
  };
  return () => {
    coming ??= bring().catch((error) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}

/** Until the engine is there a click starts the sound itself, a second one ends it; everything else waits the moment. */
function wireControls(host: PlayerHost, model: PlayerModel, bringEngine: () => Promise<Engine>) {
  let isAsked = false;
  host.on('click', '[part~="play"]', (_event, button) => {
    if (model.engine) return model.engine.player.toggle();
    isAsked = !isAsked;
    const { radioStream, initialVolume } = host.attributes.getState();
    if (isAsked) beginSound(model.audio(), radioStream, initialVolume);
    else dropAddress(model.audio());
    markBusy(button, isAsked);
    const goOn = (engine: Engine) => isAsked && engine.player.play();
    const giveUp = () => markBusy(button, !model.audio().paused);
    if (isAsked) bringEngine().then(goOn, giveUp);
  });
  host.life.onEnd(() => isAsked && dropAddress(model.audio()));
  const soon = (run: (engine: Engine) => void) => void bringEngine().then(run, () => {});
  host.on('click', '[part~="mute"]', () => soon(({ player }) => player.toggleMute()));
  host.on('input', '[part~="volume"]', (_event, part) => {
    const level = part instanceof HTMLInputElement ? part.valueAsNumber : 1;
    soon(({ player }) => player.setVolume(level));
  });
}

/** The engine, a moment later, says the rest: the texts come with it. */
function markBusy(button: HTMLElement, isBusy: boolean) {
  button.closest('[data-state]')?.setAttribute('data-state', isBusy ? 'connecting' : 'idle');
}
