import { framingWindow } from '@onda/core/dom/framing-window';
import { createStorage } from '@onda/core/storage/storage';
import { LISTENING_KEY } from '@onda/core/storage/tab-keys';
import { systemClock } from '@onda/core/timing/clock';
import { loadOtherEntries } from '../framed/other-entry';
import type { Engine, PlayerHost } from '../player-model';
import { sourceOf } from '../source-of';
import { isWanted } from '../store';
import type { Volume } from '../transports/transport';
import { listeningMemory } from './listening-memory';
import { offerToGoOn } from './offer-to-go-on';
import { goOnSleeping } from './remember-listening';

/**
 * The page before ended while this station was heard: goes on at once, or offers to where the browser wants a click.
 */
export async function continueListening(host: PlayerHost, loadEngine: () => Promise<Engine>) {
  if (framingWindow()) return void (await loadEngine());
  loadOtherEntries(host.lifetime);
  const storage = createStorage(() => sessionStorage);
  if (storage.read(LISTENING_KEY, isEpisode)) return bringBar();
  // Taken before the wait, or two players of one station would both go on.
  const listening = listeningMemory(storage, systemClock).take(sourceOf(host));
  if (!listening) return;
  const engine = await loadEngine();
  if (!isWanted(engine.player.store.getState().sound)) play(host, engine, listening);
  goOnSleeping(engine.player, listening);
}

const isEpisode = (value: unknown) => String(Object(value).source).startsWith('episode:');

/** The bar of the episode that was heard: it knows by itself how it stood. */
function bringBar() {
  if (!document.querySelector('episode-player'))
    document.body.append(document.createElement('episode-player'));
}

function play(host: PlayerHost, engine: Engine, volume: Volume) {
  restore(engine, volume);
  engine.player.play();
  const unsubscribe = engine.player.store.subscribe(({ sound }) => {
    if (sound.status === 'connecting' || sound.status === 'reconnecting') return;
    unsubscribe();
    if (sound.status === 'blocked') offerToGoOn(host, engine);
  });
  host.lifetime.onEnd(unsubscribe);
}

function restore({ player }: Engine, { level, isMuted }: Volume) {
  player.setVolume(level);
  if (isMuted && level > 0) player.toggleMute();
}
