import { sessionText } from '@onda/core/storage/session-text';
import type { PlayerHost, PlayerModel } from '../player-model';
import { LISTENING_KEY } from './listening-key';

/** Plays on where the last page ended while it sounded. */
export async function resumeLastPage(host: PlayerHost, { load }: PlayerModel) {
  if (!sessionText(LISTENING_KEY)) return;
  const { continueListening } = await import('./continue-listening');
  await continueListening(host, load);
}
