import { adoptStyle } from '@onda/core/adopt-style';
import { createLife } from '@onda/core/life';
import { languageOf, translator } from '@onda/core/messages';
import type { Scene } from '../define-behaviour';
import { contentOf } from './content';
import type { imageLightbox } from './contract';
import { createDialog } from './dialog';
import { hearHands } from './hands';
import { holdHistory } from './hold-history';
import { holdPage } from './hold-page';
import { itemOf } from './item';
import css from './lightbox.css';
import { imageLightboxMessages } from './messages';
import { openersIn } from './openers';
import { offerZoom } from './zoom';

/** Shows what was opened, and what else can be opened in the same place, until it is closed. */
export function showLightbox(
  opener: HTMLElement,
  { target, options, life }: Scene<typeof imageLightbox>,
): void {
  // Whoever clicks twice while it is on its way wants one.
  if (document.querySelector('dialog.onda-lightbox')) return;
  const t = translator(imageLightboxMessages, languageOf(target));
  const openers = openersIn(target);
  const dialog = createDialog(t);
  const { node, status, stage, previous, next } = dialog;
  let index = Math.max(openers.indexOf(opener), 0);
  let its = createLife();

  const draw = () => {
    its.end();
    its = createLife();
    stage.setAttribute('aria-busy', 'true');
    status.textContent = t('place', { number: index + 1, count: openers.length });
    previous.setAttribute('aria-disabled', String(index === 0));
    next.setAttribute('aria-disabled', String(index === openers.length - 1));
    const done = () => {
      stage.setAttribute('aria-busy', 'false');
      offerZoom(dialog);
    };
    offerZoom(dialog);
    stage.replaceChildren(contentOf(itemOf(openers[index] ?? opener), { t, signal: its.signal, done }));
    for (const place of [index - 1, index + 1]) preload(openers[place]);
  };
  const go = (steps: number) => {
    const wanted = index + steps;
    if (!openers[wanted]) return;
    index = wanted;
    draw();
  };

  previous.hidden = next.hidden = openers.length < 2;
  for (const name of ['width', 'height', 'margin'] as const)
    node.style.setProperty(`--onda-${name}`, `${options[name]}px`);
  document.body.append(node);
  adoptStyle(node, css);
  draw();
  hearHands(dialog, go);
  node.showModal();
  const undo = [holdPage(), holdHistory(() => node.close()), () => its.end()];
  node.addEventListener('close', () => {
    for (const run of undo) run();
    node.remove();
    opener.focus({ preventScroll: true });
  });
  life.onEnd(() => node.close());
}

/** The one before and the one after, and no other. */
function preload(opener: HTMLElement | undefined) {
  if (!opener) return;
  const { kind, address, srcset } = itemOf(opener);
  if (kind === 'picture') Object.assign(new Image(), { sizes: '100vw', srcset, src: address });
}
