import type { Catalog } from '@onda/core/i18n/messages';

/** Texts of `mobile-menu` and `sub-menus`; the specification words none of them. */
export const menuMessages = {
  es: { menu: 'Menú', menu_close: 'Cerrar el menú', submenu: 'Submenú de {name}' },
  en: { menu: 'Menu', menu_close: 'Close the menu', submenu: 'Submenu of {name}' },
} as const satisfies Catalog;
