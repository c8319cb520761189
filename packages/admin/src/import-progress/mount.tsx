import { parsePage } from '@onda/core/dom/parse-page';
import { type Ajax, createAjax } from '@onda/core/http/ajax';
import { systemClock } from '@onda/core/timing/clock';
import { createRoot } from '../wordpress-element';
import { type Api, createApi } from './api';
import { createStore } from './store';
import { readTexts, type Texts } from './texts';
import { ImportProgress } from './view/ImportProgress';

interface Parts {
  ajax: Ajax;
  api: Api;
  texts: Texts;
}

/** The forms of the cards are sent piece by piece, with a bar that moves. A screen without our data keeps its forms. */
export function mountImports(root: ParentNode, data: unknown): void {
  const { url, action, texts } = Object(data) as Record<string, unknown>;
  if (typeof url !== 'string' || typeof action !== 'string') return;
  const ajax = createAjax({ url, fetch: (...request) => fetch(...request), clock: systemClock });
  const parts = { ajax, api: createApi(ajax, action), texts: readTexts(texts) };
  for (const card of root.querySelectorAll<HTMLElement>('.onda-import')) mount(card, parts);
}

function mount(card: HTMLElement, { ajax, api, texts }: Parts): void {
  const live = card.querySelector<HTMLElement>('.onda-import-live');
  if (!live) return;
  let fields: Readonly<Record<string, string>> = {};
  const store = createStore({
    next: (mode) => api.next(fields, mode),
    onDone: () => void renew(card, ajax),
    inWords: (percent) => texts.percent.replace('%s', String(percent)),
    failureInWords: (reason) => texts[reason],
  });
  // The printed buttons would begin a second one.
  store.subscribe(() => bodyOf(card)?.toggleAttribute('inert', store.state().kind !== 'idle'));
  card.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    // The button that was pressed is about to be out of reach.
    live.focus();
    void store.start(submitter.value);
  });
  live.tabIndex = -1;
  createRoot(live).render(<ImportProgress store={store} texts={texts} />);
}

const bodyOf = (card: ParentNode | null | undefined) => card?.querySelector('.onda-import-body');

/** Takes the numbers and the outcome from the screen as the server prints it now. */
async function renew(card: HTMLElement, ajax: Ajax): Promise<void> {
  try {
    const page = parsePage(await ajax.get(location.href));
    const source = CSS.escape(card.dataset.source ?? '');
    const fresh = bodyOf(page.querySelector(`.onda-import[data-source="${source}"]`));
    if (!fresh) throw new Error('the screen has no such card any more');
    bodyOf(card)?.replaceWith(fresh);
  } catch {
    location.reload();
  }
}
