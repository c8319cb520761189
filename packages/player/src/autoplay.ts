import { framingWindow } from '@onda/core/dom/framing-window';
import type { PlayerHost, PlayerModel } from './player-model';
import { dropAddress } from './transports/audio-element';

/** The input of the rules. */
export interface AutoplayPlace {
  userAgent: string;
  /** An iPad says that it is a Macintosh; no Macintosh is touched by several fingers. */
  touchPoints: number;
  isSticky: boolean;
}

/** off on iOS, Android and webOS; in non-sticky mode on Chrome, and on Safari but for Windows. */
export function mayAutoplay({ userAgent, touchPoints, isSticky }: AutoplayPlace): boolean {
  const isMacintosh = userAgent.includes('Macintosh');
  if (/iPhone|iPad|iPod|Android|webOS/i.test(userAgent) || (isMacintosh && touchPoints > 1)) return false;
  if (isSticky) return true;
  const isChrome = /Chrome|Chromium/.test(userAgent);
  const isSafari = !isChrome && userAgent.includes('Safari') && !userAgent.includes('Windows');
  return !isChrome && !isSafari;
}

/**
 * The browser is asked where the rules allow it. When it refuses, the play button asks the visitor, and nobody else was
 * silenced.
 */
export async function autoplay(host: PlayerHost, model: PlayerModel) {
  const { sticky, radioStream, initialVolume } = host.attributes.getState();
  const { userAgent, maxTouchPoints } = navigator;
  // A page in a frame of ours was opened while another sound goes on.
  if (framingWindow()) return;
  if (!radioStream || !mayAutoplay({ userAgent, touchPoints: maxTouchPoints, isSticky: sticky })) return;
  const { player } = await model.load();
  const audio = model.audio();
  // The visitor was quicker.
  if (audio.hasAttribute('src')) return;
  audio.src = radioStream;
  audio.volume = initialVolume;
  await audio.play().then(player.play, (error: unknown) => {
    const isRefused = Object(error).name === 'NotAllowedError';
    if (!isRefused) return player.play();
    dropAddress(audio);
    player.refused();
  });
}
