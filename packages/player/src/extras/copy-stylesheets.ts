import { effectiveBackground } from '@onda/core/dom/effective-background';

/** The properties that an owner may set; the player's own window does not inherit them. */
const PROPERTIES = ['--onda-accent', '--onda-surface', '--onda-text', '--onda-radius'];

/** Gives an empty page the font, the colors and the ground that the player has here. The fonts themselves stay here. */
export function copyStylesheets(page: Document, player: Element) {
  const { fontFamily, fontSize, color, colorScheme } = getComputedStyle(player);
  const root = page.documentElement.style;
  for (const name of PROPERTIES) root.setProperty(name, getComputedStyle(player).getPropertyValue(name));
  root.colorScheme = colorScheme;
  root.background = effectiveBackground(player);
  Object.assign(page.body.style, {
    inlineSize: 'fit-content',
    maxInlineSize: 'calc(100% - 32px)',
    margin: '16px auto',
    fontFamily: [fontFamily, 'system-ui', 'sans-serif'].filter(Boolean).join(),
    fontSize,
    color,
  });
}
