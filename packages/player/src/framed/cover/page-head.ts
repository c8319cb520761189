import type { View } from '../frame-document';

/** The nodes of the head that belong to one page. The viewport is the window's. */
const OF_PAGE =
  'title, meta[name]:not([name="viewport"]), meta[property], link[rel~="canonical"], link[rel~="icon"], link[rel~="alternate"]';

/** The words of the window that a browser, a bookmark and a shared link read. */
export interface PageHead {
  /** The window says what the page in its frame says, also where a script changes the title. */
  follow(view: View, frame: HTMLIFrameElement): void;
  /** The window says its own again. */
  restore(): void;
}

export function createPageHead(): PageHead {
  const { documentElement: root, head } = document;
  let own: { nodes: Element[]; lang: string; dir: string } | undefined;
  let stop = () => {};

  const put = (nodes: readonly Element[], lang: string, dir: string) => {
    for (const node of head.querySelectorAll(OF_PAGE)) node.remove();
    head.append(...nodes);
    root.lang = lang;
    root.dir = dir;
  };
  return {
    follow(view, frame) {
      const { document: page } = view;
      own ??= { nodes: [...head.querySelectorAll(OF_PAGE)], lang: root.lang, dir: root.dir };
      stop();
      const observer = new view.MutationObserver(() => sayTitle());
      const sayTitle = () => {
        document.title = page.title;
        frame.title = page.title;
      };
      const look = () => {
        const nodes = [...page.head.querySelectorAll(OF_PAGE)].map((node) => document.importNode(node, true));
        put(nodes, page.documentElement.lang, page.documentElement.dir);
        sayTitle();
        observer.observe(page.head, { childList: true, subtree: true, characterData: true });
      };
      if (page.readyState !== 'loading') look();
      else page.addEventListener('DOMContentLoaded', look);
      stop = () => {
        observer.disconnect();
        page.removeEventListener('DOMContentLoaded', look);
      };
    },
    restore() {
      stop();
      if (own) put(own.nodes, own.lang, own.dir);
      own = undefined;
    },
  };
}
