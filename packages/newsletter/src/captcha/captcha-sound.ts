import { unseen } from './captcha-address';

export interface Sound {
  /** Plays from the beginning. Rejects if the browser cannot play it. */
  play(): Promise<void>;
  /** Makes the next play use the new code. */
  renew(now: number): void;
  stop(): void;
}

/** The player of a captcha, whose address is on it or on a child. Our button replaces its own controls. */
export function soundIn(group: HTMLElement): Sound | null {
  const player = group.querySelector<HTMLAudioElement>('audio.mailpoet_captcha_player');
  const source = player?.querySelector('source') ?? player;
  if (!player || !source?.getAttribute('src')) return null;
  if (group.querySelector('.mailpoet_captcha_audio')) player.controls = false;
  return {
    play() {
      player.currentTime = 0;
      return player.play();
    },
    renew(now) {
      player.pause();
      source.src = unseen(source.src, now);
      player.load();
    },
    stop: () => player.pause(),
  };
}
