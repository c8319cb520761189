import { styleAddress } from './style-address';

/** Links the style sheets of a light element into the shadow root of another script, where those of the page end. */
export function linkStyles(element: HTMLElement, root: ShadowRoot) {
  for (const address of ['page', element.localName].map(styleAddress)) {
    const isLinked = [...root.querySelectorAll('link')].some((link) => link.getAttribute('href') === address);
    if (!address || isLinked) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    root.append(link);
  }
}
