import { expect, it } from 'vitest';
import { backToTop } from './back-to-top/contract';
import { topMessages } from './back-to-top/messages';
import { contentAccordion } from './content-accordion/contract';
import { contentTabs } from './content-tabs/contract';
import { hoverBoxes } from './hover-boxes/contract';
import { lazyMedia } from './lazy-media/contract';
import { FADE_MS, SLIDE_MS } from './menus/disclose-submenus';
import { menuMessages } from './menus/messages';
import { mobileMenu } from './mobile-menu/contract';
import { pagePreloader } from './page-preloader/contract';
import { stickyHeader } from './sticky-header/contract';
import { stickySidebar } from './sticky-sidebar/contract';
import { subMenus } from './sub-menus/contract';

/** Every option with its default; the numbers are M-9. */
it.each([
  [stickyHeader, { for: '' }],
  [backToTop, { for: '', threshold: 100, duration: 800, offset: 50 }],
  [mobileMenu, { for: '', toggle: '', close: '', breakpoint: 768 }],
  [subMenus, { for: '' }],
  [contentTabs, { for: '', label: '' }],
  [contentAccordion, { for: '', single: true }],
  [hoverBoxes, { for: '' }],
  [lazyMedia, { for: '', edge: 600 }],
  [stickySidebar, { for: '' }],
  [pagePreloader, { for: '' }],
])('$tag has its options and defaults', ({ attributes }, defaults) => {
  const declared = Object.entries(attributes).map(([name, attribute]) => [name, attribute.default]);
  expect(Object.fromEntries(declared)).toEqual(defaults);
});

it.each([
  [backToTop, ['back_to_top'], undefined],
  [contentTabs, ['content_tabs'], true],
  [contentAccordion, ['content_accordion'], true],
  [hoverBoxes, ['hover_boxes'], true],
  [lazyMedia, ['lazy_media'], true],
  [stickySidebar, ['sticky_sidebar'], true],
])('$tag has its shortcode', (spec, shortcodes, holdsContent) => {
  expect([spec.shortcodes, 'holdsContent' in spec ? spec.holdsContent : undefined]).toEqual([
    shortcodes,
    holdsContent,
  ]);
});

it('a submenu fades for 250 milliseconds and slides for 200', () => {
  expect([FADE_MS, SLIDE_MS]).toEqual([250, 200]);
});

it('words what it shows in both languages', () => {
  expect({ ...menuMessages.es, ...topMessages.es }).toEqual({
    menu: 'Menú',
    menu_close: 'Cerrar el menú',
    submenu: 'Submenú de {name}',
    top: 'Volver arriba',
  });
  expect({ ...menuMessages.en, ...topMessages.en }).toEqual({
    menu: 'Menu',
    menu_close: 'Close the menu',
    submenu: 'Submenu of {name}',
    top: 'Back to top',
  });
});
