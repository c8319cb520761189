import { adoptStyle } from '@onda/core/adopt-style';
import { readConfig } from '@onda/core/config';
import { translator } from '@onda/core/messages';
import { comfortMessages } from './comfort-messages';
import type { Engine, PlayerHost } from './player-model';

/** The line that says the same in more words makes room for the button. */
const STYLE = `
.go-on {
  min-block-size: 2.75rem;
  padding: 0.5rem 1.2rem;
  border: 1px solid currentcolor;
  border-radius: 999px;
  background: none;
  color: var(--onda-accent, inherit);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.go-on:focus-visible {
  outline: 3px solid currentcolor;
  outline-offset: 3px;
}
.go-on ~ .play,
:has(.go-on) .status {
  display: none;
}`;

/** One button in the place of play, until the visitor has pressed it or the sound began otherwise. */
export function offerToGoOn(host: PlayerHost, { player }: Engine) {
  const play = host.root.querySelector('[part~="play"]');
  if (!play) return player.pause();
  const t = translator(comfortMessages, host.lang, readConfig().messages.player);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'go-on';
  button.setAttribute('part', 'go-on');
  button.textContent = t('goOn');
  button.addEventListener('click', player.play);
  adoptStyle(host.root, STYLE);
  play.before(button);

  const withdraw = () => {
    const hadFocus = (button.getRootNode() as ShadowRoot).activeElement === button;
    button.remove();
    if (hadFocus) host.root.querySelector<HTMLElement>('[part~="play"]')?.focus({ preventScroll: true });
  };
  const unsubscribe = player.store.subscribe(({ sound }) => {
    if (sound.status === 'blocked') return;
    unsubscribe();
    withdraw();
  });
  host.life.onEnd(() => {
    unsubscribe();
    button.remove();
  });
}
