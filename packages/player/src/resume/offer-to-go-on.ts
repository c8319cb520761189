import { fromTemplate } from '@onda/core/dom/from-template';
import { adoptStyle } from '@onda/core/element/adopt-style';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { comfortMessages } from '../extras/extras-messages';
import type { Engine, PlayerHost } from '../player-model';
import { goOn } from './generated/templates';
import goOnSheet from './go-on.css';

/** A button stands in the place of play, until the visitor has pressed it or the sound began otherwise. */
export function offerToGoOn(host: PlayerHost, { player }: Engine) {
  const play = host.root.querySelector('[part~="play"]');
  if (!play) return player.pause();
  const t = translator(comfortMessages, host.lang, readConfig().messages.player);
  const button = fromTemplate(goOn, { label: t('goOn') });
  button.addEventListener('click', player.play);
  adoptStyle(host.root, goOnSheet);
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
  host.lifetime.onEnd(() => {
    unsubscribe();
    button.remove();
  });
}
