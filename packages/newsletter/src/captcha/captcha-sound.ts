import { unseen } from './captcha-address';

export interface Sound {
  /** From the beginning. Rejects where it cannot be heard. */
  play(): Promise<void>;
  /** The next time it is another one. */
  renew(now: number): void;
  stop(): void;
}

/** The player of a captcha, whose address stands on it or on a child; its own controls give way to our button. */
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
