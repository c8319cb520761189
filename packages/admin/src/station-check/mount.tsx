import { createAjax } from '@onda/core/http/ajax';
import { systemClock } from '@onda/core/timing/clock';
import { createRoot } from '../wordpress-element';
import { createApi } from './api';
import { formFields } from './form-fields';
import { readFindings } from './report';
import { createSound } from './sound';
import { createStore } from './store';
import { readTexts } from './texts';
import { StationCheck } from './view/StationCheck';

/** Takes the place of the printed buttons. A screen without our data keeps them. */
export function mountStationChecks(root: ParentNode, data: unknown): void {
  const { url, action, nonce, texts: printed } = Object(data) as Record<string, unknown>;
  if (typeof url !== 'string' || typeof action !== 'string') return;
  const ajax = createAjax({ url, fetch: (...request) => fetch(...request), clock: systemClock });
  const api = createApi(ajax, action, String(nonce));
  const texts = readTexts(printed);
  for (const box of root.querySelectorAll<HTMLElement>('.onda-check')) {
    const form = box.closest('form');
    if (form) mount(box, form, api, texts);
  }
}

function mount(
  box: HTMLElement,
  form: HTMLFormElement,
  api: ReturnType<typeof createApi>,
  texts: ReturnType<typeof readTexts>,
): void {
  const sound = createSound({
    createAudio: () => new Audio(),
    fetch: (...request) => fetch(...request),
    clock: systemClock,
    isSecure: location.protocol === 'https:',
    onChange: () => store.sounded(),
  });
  const { place = '', checked: when = '', findings } = box.dataset;
  const stored = { when, findings: readFindings(parsed(findings)) };
  const store = createStore({ api, form: formFields(form, place), sound, stored });
  const card = box.closest('.card') ?? form;
  card.addEventListener('input', store.edited);
  createRoot(box).render(<StationCheck store={store} texts={texts} />);
}

function parsed(json = ''): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
