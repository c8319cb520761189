import { readConfig } from '@onda/core/http/config';
import { pageAjax } from '@onda/core/http/page-services';
import type { PlayerHost, PlayerModel } from '../player-model';
import { askArtist } from './artist-api';
import { onAirOf } from './on-air';

/**
 * Artist → address, empty where there is no photo. An artist is asked for once a page, whichever player wants to know.
 */
const asked = new Map<string, Promise<string>>();

/**
 * The photo for a track that came without art; `draw` shows it where there is no engine to do so. Nobody is asked where
 * the site owner chose nobody to be asked.
 */
export async function loadPhoto(host: PlayerHost, model: PlayerModel, draw: () => void) {
  const { reading } = model.onAir;
  const track = reading ? onAirOf(reading).track : null;
  if (!track?.artist || track.art || !isAllowed() || model.onAir.photos?.has(track.artist)) return;
  const photo = await photoOf(track.artist, host.lang);
  if (!photo || host.lifetime.isOver) return;
  model.onAir.photos = new Map(model.onAir.photos).set(track.artist, photo);
  if (model.engine) model.engine.player.showPhotos(model.onAir.photos);
  else if (model.onAir.reading === reading) draw();
}

function photoOf(artist: string, lang: string): Promise<string> {
  const photo = asked.get(artist) ?? ask(artist, lang);
  asked.set(artist, photo);
  return photo;
}

async function ask(artist: string, lang: string): Promise<string> {
  // The first caller may leave; the others still want the answer.
  const { signal } = new AbortController();
  const answer = await askArtist(pageAjax().ajax, artist, lang, signal);
  return answer.kind === 'known' ? answer.thumbnail : '';
}

const isAllowed = (): boolean => Object(readConfig().settings.player).artists === true;
