import { styleAddress } from './style-address';

/**
 * Links the style sheets of a light element where those of the printed page are not: into the shadow root of another
 * script, or before the sheets of a page that came without them.
 */
export function linkStyles(element: HTMLElement) {
  const root = element.getRootNode();
  const place = root instanceof ShadowRoot ? root : document;
  for (const address of ['page', element.localName].map(styleAddress)) {
    const isLinked = [...place.querySelectorAll('link')].some(
      (link) => link.getAttribute('href') === address,
    );
    if (!address || isLinked) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    // Before a sheet of the theme that speaks of the same.
    if (place === document) document.head.prepend(link);
    else place.append(link);
  }
}
