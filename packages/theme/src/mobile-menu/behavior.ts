import { fromTemplate } from '@onda/core/dom/from-template';
import { createLifetime } from '@onda/core/element/lifetime';
import { warn } from '@onda/core/element/warn';
import { languageOf, translator } from '@onda/core/i18n/messages';
import type { Scene } from '../define-behavior';
import { discloseSubmenus } from '../menus/disclose-submenus';
import { menuMessages } from '../menus/messages';
import type { mobileMenu } from './contract';
import { closer as closerTemplate, menuDialog } from './generated/templates';

/** Opens a menu as a modal dialog, from the theme's own button. */
export function openMenu({ target, options, lifetime }: Scene<typeof mobileMenu>): void {
  const { signal } = lifetime;
  const t = translator(menuMessages, languageOf(target));
  const toggle = document.querySelector<HTMLElement>(options.toggle || namesId(target.id));
  if (!toggle) {
    warn(`<mobile-menu>: nothing opens ${options.toggle || `#${target.id}`}`);
    return;
  }
  if (!toggle.textContent?.trim() && !toggle.hasAttribute('aria-label'))
    toggle.setAttribute('aria-label', t('menu'));
  const said = beButton(toggle, target.id, signal);
  const dialog = createDialog(target, options.close, t, (isOpen) => {
    toggle.setAttribute('aria-expanded', `${isOpen}`);
  });
  const press = (event: Event) => {
    event.preventDefault();
    dialog.open();
  };
  toggle.addEventListener('click', press, { signal });
  matchMedia(`(width > ${options.breakpoint}px)`).addEventListener('change', dialog.close, { signal });
  lifetime.onEnd(() => {
    dialog.close();
    dialog.closed();
    said();
  });
}

const namesId = (id: string) => `[href="#${CSS.escape(id)}"], [aria-controls="${CSS.escape(id)}"]`;

/**
 * The browser keeps the focus in a modal dialog, gives it back and closes on Escape. The menu's content moves into the
 * dialog, which is in the menu itself, and back when it closes.
 */
function createDialog(
  menu: HTMLElement,
  themesCloser: string,
  t: (key: 'menu' | 'menu_close') => string,
  tell: (isOpen: boolean) => void,
) {
  const label = menu.getAttribute('aria-label') || t('menu');
  const dialog = fromTemplate(menuDialog, { label });
  const page = document.documentElement;
  const printed = themesCloser && menu.querySelector<HTMLElement>(themesCloser);
  const closer = printed || fromTemplate(closerTemplate, { label: t('menu_close') });
  let opening = createLifetime();

  const open = () => {
    opening = createLifetime();
    wear(dialog, menu);
    dialog.append(...(printed ? [] : [closer]), ...menu.childNodes);
    menu.append(dialog);
    // The theme may hide the menu on small screens in any way; `contents` shows it without a box.
    menu.style.display = 'contents';
    page.style.overflow = 'hidden';
    discloseSubmenus(dialog, 'slide', opening);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('a[href], input, summary')?.focus();
    tell(true);
  };
  const close = () => dialog.close();
  const closed = () => {
    if (!dialog.isConnected) return;
    opening.end();
    if (!printed) closer.remove();
    menu.append(...dialog.childNodes);
    dialog.remove();
    menu.style.display = '';
    page.style.overflow = '';
    tell(false);
  };
  dialog.addEventListener('close', closed);
  dialog.addEventListener('click', (event) => {
    if (closer.contains(event.target as Node) || isLink(event.target) || isBeside(dialog, event)) close();
  });
  return { open, close, closed };
}

/** Gives the dialog the menu's colors, which suit its links, and makes the menu visible against the theme's rules. */
function wear(dialog: HTMLElement, menu: HTMLElement) {
  const { backgroundColor, color } = getComputedStyle(menu);
  dialog.style.visibility = 'visible';
  if (isTransparent(backgroundColor)) return;
  dialog.style.setProperty('--onda-menu-surface', backgroundColor);
  dialog.style.setProperty('--onda-menu-text', color);
}

const isTransparent = (color: string) => /^$|ent|, 0\)$/.test(color);

const isLink = (place: EventTarget | null) => (place as Element).closest('a[href]:not([href="#"])');

/** True for a click on the backdrop; a click by key has no place. */
function isBeside(dialog: HTMLElement, { target, clientX }: MouseEvent): boolean {
  const { left, right } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right);
}

/** Makes the theme's toggle, a link or a span, a button for keyboards and screen readers. Returns the undo. */
function beButton(toggle: HTMLElement, menu: string, signal: AbortSignal): () => void {
  const isOther = toggle.localName !== 'button';
  const said: [string, string][] = [
    ['aria-expanded', 'false'],
    ['aria-haspopup', 'dialog'],
  ];
  if (menu) said.push(['aria-controls', menu]);
  if (isOther) said.push(['role', 'button'], ['tabindex', '0']);
  const added = said.filter(([name]) => !toggle.hasAttribute(name));
  for (const [name, value] of added) toggle.setAttribute(name, value);
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    toggle.click();
  };
  if (isOther) toggle.addEventListener('keydown', press, { signal });
  return () => {
    for (const [name] of added) toggle.removeAttribute(name);
  };
}
