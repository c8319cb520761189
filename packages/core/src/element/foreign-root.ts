import { styleAddress } from './style-address';

/**
 * Links the style sheets of an element where those of the page do not reach or came later: into the shadow root of
 * another script, into a printed one without them, or before the sheets of the theme.
 */
export function linkStyles(root: HTMLElement | ShadowRoot) {
  const tree = root.getRootNode();
  const place = tree instanceof ShadowRoot ? tree : document;
  const names = root instanceof ShadowRoot ? ownSheets(root.host) : ['page', root.localName];
  for (const name of names) {
    const address = styleAddress(name);
    const isLinked = [...place.querySelectorAll('link')].some(
      (link) => link.getAttribute('href') === address,
    );
    if (!address || isLinked) continue;
    const link = document.createElement('link');
    // The `rel` is as printed: the sheet of the bar waits for a player that becomes the bar.
    link.rel = name === BAR && !(root as ShadowRoot).host.matches('[sticky="true"]') ? '' : 'stylesheet';
    link.href = address;
    // The link comes before the sheets of the theme, so that the theme's rules win.
    if (place === document) document.head.prepend(link);
    else place.append(link);
  }
}

const BAR = 'player-more';

/** The sheet of a `<radio-player>` has a shorter name. */
const ownSheets = ({ localName }: Element): string[] =>
  localName === 'radio-player' ? ['player', BAR] : [localName];
