import { type EarlyMembers, earlyPrototype } from '@onda/core/loading/early-members';
import { type LoadRules, loadWhenNeeded } from '@onda/core/loading/load-when-needed';
import { createModuleLoader, type LoadModule } from '@onda/core/loading/module-loader';

/**
 * The loader finds Onda's elements and loads the module of each when it is needed. It knows no feature. It is a
 * classic script, which other hosts give without CORS headers. It also runs in the head before its configuration, and
 * twice on one page; so it reads its base address from the configuration block. Built modules load their lazy parts
 * through `window.ondaLoad` (`tools/build/lazy-imports.ts`).
 */
interface LoaderConfig extends Partial<EarlyMembers> {
  /** The address of the built files; ends in `/`. */
  base: string;
  /** Tag → its module. */
  chunks: Record<string, string>;
  /** The file that the script of every element imports. */
  common?: string;
  /** Missing, as what follows, on a page that a cache has kept from an older release. */
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
const CONTROL = 'a,button,[type=submit],[role=button]';

type Control = HTMLAnchorElement & HTMLButtonElement & { commandForElement?: HTMLElement };

/** @param tags Selector of all tags. */
function start(config: LoaderConfig, tags: string) {
  const { base, chunks, common, load = {}, notLoaded = '', media, members } = config;
  // A concatenated loader may come from another host; PHP's own addresses are whole, and `URL` costs a phone 1 ms.
  const loadModule = createModuleLoader(
    base.startsWith('http') ? base : new URL(base, document.baseURI).href,
  );
  window.ondaLoad = loadModule;
  const loadElement = (tag: string) => {
    // Beside the script that imports it, not after it.
    if (common) loadModule(common).catch(() => {});
    return loadModule(chunks[tag] as string);
  };
  const waitFor = loadWhenNeeded(load, loadElement);
  const early = earlyPrototype(members, loadElement);
  const look = (node: Element) => {
    for (const element of [node, ...node.querySelectorAll(tags)])
      if (chunks[element.localName]) {
        if (element.matches(media as string)) Object.setPrototypeOf(element, early);
        waitFor(element);
      }
  };

  /** The controls that were clicked before their code arrived. */
  const clicked = new Set<HTMLElement>();
  const alert = document.createElement('span');
  alert.role = 'alert';

  /** Keeps a click that comes before the code, and repeats it; without the code the printed control acts by itself. */
  const keepClick = (event: MouseEvent) => {
    const path = event.composedPath() as [HTMLElement, ...HTMLElement[]];
    // A shadow root, the document and the window match nothing.
    const control = path[0].closest?.<Control>(CONTROL);
    const host = [control?.commandForElement, ...path].find((node) => node?.matches?.(tags));
    if (!host || !control || !isWaiting(host, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    alert.remove();
    if (clicked.has(control)) return;
    clicked.add(control);
    loadElement(host.localName)
      .catch(() => {
        // A link, or a button that sends its form, works without our code.
        if (control.href || (control.form && control.type === 'submit')) return;
        host.after(alert);
        alert.textContent = notLoaded;
      })
      // A printed element is ready as soon as its code has run.
      .then(() => {
        clicked.delete(control);
        control.click();
      });
  };

  document.addEventListener('click', keepClick, true);
  look(document.body);
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes as NodeListOf<Element>) if (node.localName) look(node);
  }).observe(document, { childList: true, subtree: true });
}

function isWaiting(host: HTMLElement, event: MouseEvent): boolean {
  const isPlain = event.isTrusted && !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);
  return isPlain && !customElements.get(host.localName);
}

/** Nothing on a page without a configuration block, or with a malformed one. */
function run() {
  // An SVG `<script>` has no text.
  const block = document.querySelector<HTMLScriptElement>('script#onda-config');
  let config: LoaderConfig;
  let tags: string;
  try {
    config = JSON.parse((block as HTMLScriptElement).text);
    tags = Object.keys(config.chunks).join();
  } catch {
    return;
  }
  if (tags && !window.ondaLoad) start(config, tags);
}

// A module that loads before WordPress's import map disables the map in browsers with one import map per page.
if (document.readyState !== 'loading') run();
document.addEventListener('DOMContentLoaded', run);
