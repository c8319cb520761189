import { styleAddress } from './style-address';

/**
 * Links the style sheets of an element where those of the printed page are not: into the shadow root of another script,
 * into a printed one that came without them, or before the sheets of a page that did.
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
    // Before a sheet of the theme that speaks of the same.
    if (place === document) document.head.prepend(link);
    else place.append(link);
  }
}

const BAR = 'player-more';

/** The sheet of a `<radio-player>` has a shorter name. */
const ownSheets = ({ localName }: Element): string[] =>
  localName === 'radio-player' ? ['player', BAR] : [localName];
