import { paint } from '@onda/core/element/bind';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import type { FeedReading } from '@onda/feeds/read-with';
import type { PlayerHost, PlayerModel } from '../player-model';
import { onAirOf, presentLive, presentOnAir } from './on-air';
import { onAirMessages } from './on-air-messages';

/** Writes what was read into the printed parts; the engine, once it is there, keeps them itself. */
export function showOnAir(host: PlayerHost, model: PlayerModel, reading: FeedReading) {
  const draw = () => drawParts(host, model, reading);
  model.onAir.reading = reading;
  if (host.attributes.getState().grabLastFmPhoto)
    void import('./artist-photo').then(({ loadPhoto }) => loadPhoto(host, model, draw)).catch(() => {});
  if (model.engine) return model.engine.player.apply(reading);
  draw();
}

function drawParts(host: PlayerHost, model: PlayerModel, reading: FeedReading) {
  const t = translator(onAirMessages, host.lang, readConfig().messages.player);
  const onAir = onAirOf(reading);
  const { cover, ...texts } = {
    ...presentOnAir({ ...onAir, ...model.onAir }, host.attributes.getState(), t),
    live: presentLive(onAir, t),
    // The words of who is live, in place of the song's.
    ...onAir.live?.words,
  };
  const nodes = (name: string) => host.root.querySelectorAll<HTMLImageElement>(`[part~="${name}"]`);
  for (const [name, text] of Object.entries(texts)) paint(nodes(name), { text });
  const [image] = nodes('cover');
  if (!image || image.getAttribute('src') === cover) return;
  paint([image], { src: cover });
  image.onerror = () => {
    if (model.engine) return;
    model.onAir.failedArt = [...(model.onAir.failedArt ?? []), cover];
    drawParts(host, model, reading);
  };
}
