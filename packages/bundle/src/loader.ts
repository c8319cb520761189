/**
 * Looks for Onda's tags and imports the chunk of each that is there. It stands alone and knows no feature. It runs as
 * a module, as a classic script after an optimizer took `type=module` away, in the head before its
 * configuration, and twice on one page; so its base address comes from the configuration block.
 */
interface LoaderConfig {
  base: string;
  chunks: Record<string, string>;
}

/** What a click can be meant for. */
const CONTROL = 'a, button, [role="button"], input[type="submit"]';

function readLoaderConfig(): LoaderConfig | null {
  // Of an SVG `<script>` there is no text.
  const block = document.querySelector<HTMLScriptElement>('script[id="onda-config"]');
  try {
    const { base, chunks } = JSON.parse(block?.text ?? '');
    return typeof base === 'string' && typeof chunks === 'object' && chunks ? { base, chunks } : null;
  } catch {
    return null;
  }
}

function start({ base, chunks }: LoaderConfig) {
  // A concatenated loader may come from another host; PHP's own addresses are whole, and `URL` costs a phone 1 ms.
  const home = base.startsWith('http') ? base : new URL(base, document.baseURI).href;
  const imports = new Map<string, Promise<unknown>>();
  const tags = Object.keys(chunks).join();
  if (tags === '') return;

  const bring = (tag: string): Promise<unknown> => {
    const file = chunks[tag] ?? '';
    let chunk = imports.get(file);
    if (!chunk) {
      chunk = import(home + file);
      chunk.catch(() => imports.delete(file));
      imports.set(file, chunk);
    }
    return chunk;
  };

  const look = (node: Element | Document) => {
    if (node instanceof Element && Object.hasOwn(chunks, node.localName))
      bring(node.localName).catch(() => {});
    for (const element of node.querySelectorAll(tags)) bring(element.localName).catch(() => {});
  };

  /** A click before the code is there is kept and done again; without the code the printed control does its own thing. */
  const keepClick = (event: MouseEvent) => {
    const path = event.composedPath().filter((node) => node instanceof HTMLElement);
    const host = path.find((node) => Object.hasOwn(chunks, node.localName));
    const control = path[0]?.closest<HTMLElement>(CONTROL);
    if (!host || !control || !isWaiting(host, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const again = () => control.click();
    for (const type of ['onda-ready', 'onda-error']) host.addEventListener(type, again, { once: true });
    bring(host.localName).catch(again);
  };

  document.addEventListener('click', keepClick, true);
  look(document);
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) if (node instanceof Element) look(node);
  }).observe(document.documentElement, { childList: true, subtree: true });
}

function isWaiting(host: HTMLElement, event: MouseEvent): boolean {
  const isPlain =
    event.isTrusted && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  return isPlain && host.dataset.ready === undefined && host.dataset.failed === undefined;
}

function run() {
  if (Reflect.has(window, 'ondaLoader')) return;
  const config = readLoaderConfig();
  if (!config) return;
  Reflect.set(window, 'ondaLoader', true);
  start(config);
}

run();
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
