import { prefersReducedMotion } from '@onda/core/dom/device';
import { fromTemplate, untilEnd } from '@onda/core/dom/from-template';
import type { Lifetime } from '@onda/core/element/lifetime';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { submenuButton } from './generated/templates';
import { menuMessages } from './messages';

/** Milliseconds (M-9.12 and M-9.13): a submenu over the page fades, one within an open menu slides. */
export const FADE_MS = 250;
export const SLIDE_MS = 200;

/** A list under an entry of a menu. */
export interface Submenu {
  entry: HTMLElement;
  button: HTMLButtonElement;
  isOpen(): boolean;
  show(isOpen: boolean): void;
}

/**
 * Gives each menu entry with a list under it a button beside its link, as long as `lifetime` lasts. An entry with a
 * button, the theme's or ours, is left alone.
 */
export function discloseSubmenus(menu: HTMLElement, how: 'fade' | 'slide', lifetime: Lifetime): Submenu[] {
  const lists = [...menu.querySelectorAll<HTMLElement>('li > ul')];
  return lists.flatMap((list) => {
    const entry = list.parentElement;
    const isTaken = !entry || entry.querySelector(':scope > [aria-expanded], :scope > details');
    return isTaken ? [] : [disclose(entry, list, how, lifetime)];
  });
}

function disclose(entry: HTMLElement, list: HTMLElement, how: 'fade' | 'slide', lifetime: Lifetime): Submenu {
  const t = translator(menuMessages, languageOf(entry));
  const link = entry.querySelector(':scope > a, :scope > span');
  const hasId = list.id !== '';
  if (!hasId) list.id = `onda-submenu-${++count}`;
  const label = t('submenu', { name: link?.textContent?.trim() ?? '' });
  const button = untilEnd(fromTemplate(submenuButton, { label, list: list.id }), list, lifetime);
  let isOpen = false;
  const mark = () => button.setAttribute('aria-expanded', `${isOpen}`);
  const settle = () => {
    list.dataset.ondaList = isOpen ? 'open' : 'closed';
  };
  const show = (isShown: boolean) => {
    if (isShown === isOpen) return;
    isOpen = isShown;
    mark();
    list.dataset.ondaList = 'open';
    for (const motion of list.getAnimations()) motion.cancel();
    move(list, how, isShown).onfinish = settle;
  };
  mark();
  settle();
  button.addEventListener('click', () => show(!isOpen));
  list.before(button);
  lifetime.onEnd(() => {
    delete list.dataset.ondaList;
    if (!hasId) list.removeAttribute('id');
  });
  return { entry, button, isOpen: () => isOpen, show };
}

let count = 0;

function move(list: HTMLElement, how: 'fade' | 'slide', isShown: boolean): Animation {
  const frames =
    how === 'fade'
      ? { opacity: [0, 1] }
      : { blockSize: ['0', `${list.scrollHeight}px`], overflow: ['clip', 'clip'] };
  const duration = how === 'fade' ? FADE_MS : SLIDE_MS;
  return list.animate(frames, {
    duration: prefersReducedMotion() ? 0 : duration,
    direction: isShown ? 'normal' : 'reverse',
    easing: 'ease-out',
  });
}
