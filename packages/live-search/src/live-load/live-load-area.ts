import { warn } from '@onda/core/element/warn';

/** The four pages whose content a search may replace; each says whether it does, and where. */
export interface TargetOptions {
  useAjax: boolean;
  selector: string;
  /** The address of that page; empty means the current page. */
  url: string;
}

export interface Targets {
  /** A custom element of the page; empty when there is none. */
  element: string;
  resPage: TargetOptions;
  wooShop: TargetOptions;
  taxArchive: TargetOptions;
  cptArchive: TargetOptions;
}

export interface Target {
  selector: string;
  url: string;
}

/** The first that is wanted: a custom element, by option or by its class, then the four pages. */
export function chosenTarget(targets: Targets, id: number): Target | undefined {
  const own = `.asp_es_${id}`;
  const element = targets.element || (document.querySelector(own) ? own : '');
  if (element) return { selector: element, url: '' };
  const { resPage, wooShop, taxArchive, cptArchive } = targets;
  const wanted = [resPage, wooShop, taxArchive, cptArchive].find(({ useAjax }) => useAjax);
  return wanted && { selector: wanted.selector, url: wanted.url };
}

/** M-5: `#main` first, then the content areas of common themes. */
export const USUAL_AREAS = [
  '#main',
  '.search-content',
  '#content #posts-container',
  '#content',
  '#Content',
  'div[role=main]',
  'main[role=main]',
  'div.theme-content',
  'div.td-ss-main-content',
  'main#page-content',
  'main.l-content',
  '#primary',
  '#main-content',
  '.main-content',
  'main',
];

export interface Area {
  element: HTMLElement;
  /** The selector that found it, and finds its counterpart in the fetched page. */
  selector: string;
}

/** The area that results replace; none where the selector is refused or nothing suits. */
export function findArea(selector: string): Area | undefined {
  if (/^\s*(body|html)\s*$/i.test(selector)) {
    warn('live-load: do not use html or body as the selector');
    return undefined;
  }
  const found = selector ? areaAt(selector) : undefined;
  if (found) return found;
  if (selector) warn(`live-load: the selector is missing on the page: ${selector}`);
  for (const usual of USUAL_AREAS) {
    const area = areaAt(usual);
    if (area) return area;
  }
  return undefined;
}

function areaAt(selector: string): Area | undefined {
  const element = matched(document, selector);
  const isWhole = element === document.body || element === document.documentElement;
  return element && !isWhole ? { element, selector } : undefined;
}

/** The first match of the selector; null if it is invalid. */
export function matched(root: ParentNode, selector: string): HTMLElement | null {
  try {
    return root.querySelector<HTMLElement>(selector);
  } catch {
    return null;
  }
}
