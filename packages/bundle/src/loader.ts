import { type LoadRules, loadWhenNeeded } from '@onda/core/loading/load-when-needed';
import { createModuleLoader, type LoadModule } from '@onda/core/loading/module-loader';

/**
 * The loader finds Onda's elements and loads the module of each when it is needed. It knows no feature. It is a
 * classic script, which other hosts give without CORS headers. It also runs in the head before its configuration, and
 * twice on one page; so it reads its base address from the configuration block. Built modules load their lazy parts
 * through `window.ondaLoad` (`tools/build/lazy-imports.ts`).
 */
interface LoaderConfig {
  /** The address of the built files; ends in `/`. */
  base: string;
  /** Tag → its module. */
  chunks: Record<string, string>;
  /** The file that the script of every element imports. */
  common?: string;
  load?: Partial<LoadRules>;
  /** Shown beside a control that has no action of its own when its code does not arrive. */
  notLoaded?: string;
}

declare global {
  interface Window {
    ondaLoad?: LoadModule;
  }
}

/** The controls that a click can be meant for. */
const CONTROL = 'a,button,[role=button],[type=submit]';

/** @param tags Selector of all tags. */
function start({ base, chunks, common, load = {}, notLoaded = '' }: LoaderConfig, tags: string) {
  // A concatenated loader may come from another host; PHP's own addresses are whole, and `URL` costs a phone 1 ms.
  const loadModule = createModuleLoader(
    base.startsWith('http') ? base : new URL(base, document.baseURI).href,
  );
  window.ondaLoad = loadModule;
  const loadElement = (tag: string) => {
    // Beside the script that imports it, not after it.
    if (common) loadModule(common).catch(() => {});
    return loadModule(`${chunks[tag]}`);
  };
  const waitFor = loadWhenNeeded(load, loadElement);

  const look = (node: Element) => {
    for (const element of [node, ...node.querySelectorAll(tags)])
      if (chunks[element.localName]) waitFor(element);
  };

  const alert = document.createElement('span');
  alert.role = 'alert';

  /** Element → the control that was clicked before the code arrived. */
  const clicked = new Map<HTMLElement, HTMLElement>();
  const repeatClick = (host: HTMLElement) => {
    const control = clicked.get(host);
    clicked.delete(host);
    control?.click();
    return control;
  };
  const repeatWithoutCode = (host: HTMLElement) => {
    const control = repeatClick(host);
    if (!control || hasAction(control)) return;
    host.after(alert);
    alert.textContent = notLoaded;
  };

  /** Keeps a click that comes before the code, and repeats it; without the code the printed control acts by itself. */
  const keepClick = (event: MouseEvent) => {
    const path = event.composedPath().filter((node) => node instanceof HTMLElement);
    const host = path.find((node) => node.matches(tags));
    const control = path[0]?.closest<HTMLElement>(CONTROL);
    if (!host || !control || !isWaiting(host, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    alert.remove();
    clicked.set(host, control);
    for (const type of ['onda-ready', 'onda-error']) host.addEventListener(type, () => repeatClick(host));
    loadElement(host.localName).catch(() => repeatWithoutCode(host));
  };

  document.addEventListener('click', keepClick, true);
  look(document.documentElement);
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) if (node instanceof Element) look(node);
  }).observe(document.documentElement, { childList: true, subtree: true });
}

function isWaiting(host: HTMLElement, event: MouseEvent): boolean {
  const isPlain = event.isTrusted && !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);
  return isPlain && !host.matches('[data-ready],[data-failed]');
}

/** A link, or a button that sends its form, works without our code. */
function hasAction(control: HTMLElement) {
  const { href, form, type } = control as HTMLAnchorElement & HTMLButtonElement;
  return href || (form && type === 'submit');
}

/** Nothing on a page without a configuration block, or with a malformed one. */
function run() {
  // An SVG `<script>` has no text.
  const block = document.querySelector<HTMLScriptElement>('script#onda-config');
  let config: LoaderConfig;
  let tags: string;
  try {
    config = JSON.parse(`${block?.text}`);
    tags = Object.keys(config.chunks).join();
  } catch {
    return;
  }
  if (tags && !window.ondaLoad) start(config, tags);
}

// A module that loads before WordPress's import map disables the map in browsers with one import map per page.
if (document.readyState !== 'loading') run();
document.addEventListener('DOMContentLoaded', run);
