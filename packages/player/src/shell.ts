import { atRest } from '@onda/core/at-rest';
import { audioElement, dropAddress } from './audio-element';
import type { Engine, PlayerHost, PlayerModel } from './player-model';
import type { Sound } from './sound';

/**
 * The printed player comes alive in three steps, each a chunk of its own: this shell starts the sound inside the click;
 * `first-look` shows what is on air; `engine`, brought by the visitor's first touch, does everything else.
 */
export function setupPlayer(host: PlayerHost): PlayerModel {
  const model = newModel(host);
  for (const type of ['pointerdown', 'focusin']) {
    host.root.addEventListener(type, () => void model.bring().catch(() => {}), {
      signal: host.life.signal,
      once: true,
    });
  }
  wireControls(host, model);
  host.life.onEnd(
    atRest(async () => {
      const { lookAtStation } = await import('./first-look');
      return () => void lookAtStation(host, model);
    }),
  );
  return model;
}

function newModel(host: PlayerHost): PlayerModel {
  let coming: Promise<Engine> | undefined;
  const bring = async () => {
    const { startEngine } = await import('./engine');
    host.life.signal.throwIfAborted();
    model.engine = startEngine(host, model);
    return model.engine;
  };
  const model: PlayerModel = {
    audio: audioElement(),
    bring() {
      coming ??= bring().catch((error) => {
        coming = undefined;
        throw error;
      });
      return coming;
    },
  };
  return model;
}

/** Until the engine is there a click starts the sound itself, a second one ends it; everything else waits the moment. */
function wireControls(host: PlayerHost, model: PlayerModel) {
  let isAsked = false;
  host.on('click', '.play', (_event, button) => {
    if (model.engine) return model.engine.player.toggle();
    isAsked = !isAsked;
    mark(button, isAsked ? 'connecting' : 'idle');
    if (!isAsked) return dropAddress(model.audio());
    const sound = soundNow(host, model.audio());
    const goOn = (engine: Engine) => isAsked && engine.player.play();
    // Without the engine the sound goes on alone, and the button says so.
    const goAlone = async () => {
      const isHeard = await sound;
      isAsked &&= isHeard;
      mark(button, isAsked ? 'playing' : 'idle');
    };
    model.bring().then(goOn, goAlone);
  });
  host.life.onEnd(() => isAsked && dropAddress(model.audio()));
  const pass = (_event: Event, part: HTMLElement) => {
    // Read now: the engine begins by showing the volume that it knows.
    const { value } = part as HTMLInputElement;
    model.bring().then(
      ({ press }) => press(part, value),
      () => {},
    );
  };
  host.on('click', 'button:not(.play)', pass);
  host.on('input', 'input', pass);
}

/** Before any await, because only here the browser counts the visitor's click. True once it sounds; a refusal is met again, and shown, by the engine. */
function soundNow({ attributes }: PlayerHost, audio: HTMLAudioElement): Promise<boolean> {
  const { radioStream, initialVolume } = attributes.getState();
  if (!radioStream) return Promise.resolve(false);
  audio.src = radioStream;
  audio.volume = initialVolume;
  return audio.play().then(
    () => true,
    () => false,
  );
}

/** The engine, a moment later, says the rest: the texts come with it. */
function mark(button: HTMLElement, state: Sound['status']) {
  button.closest('[data-state]')?.setAttribute('data-state', state);
}
