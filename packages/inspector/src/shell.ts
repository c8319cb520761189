import { pageNonces } from '@onda/core/page-nonces';
import { pageAjax } from '@onda/core/page-services';
import { createInspectorApi } from './api';
import { type Inspecting, startInspecting } from './inspect';
import { type InspectorHost, readTexts } from './inspector-host';
import { actionOfKey, type KeyAction } from './keys';
import { createLeaving, type Leaving } from './leaving';
import { type PageData, readPageData } from './page-data';
import { createPanel, type Panel } from './panel';
import { createInspector, type Inspector } from './store';
import { isOnPage, type Step } from './walk';

/** Runs where the page data is (radio.md 6), that is for who may edit the page. */
export function setupInspector(host: InspectorHost): void {
  const page = readPageData();
  if (page) runInspector(host, page);
}

function runInspector(host: InspectorHost, page: PageData) {
  const t = readTexts(host);
  const api = createInspectorApi({ ...pageAjax(), nonces: pageNonces(), ...page });
  const inspector = createInspector({ api, ...page });
  const panel = createPanel(host, page.roles, t);
  const inspecting = startInspecting(host, { inspector, panel, page, t });
  const leaving = createLeaving(host, { inspector, panel, address: page.leave });
  hearPointer(host, panel, inspecting);
  hearKeys(host, panel, { ...actions(inspector, inspecting), leave: leaving.ask }, inspecting);
  hearPanel(host, inspector, inspecting, leaving);
  panel.name(undefined, false);
  host.element.dataset.open = '';
  panel.part('hide').focus({ preventScroll: true });
}

function actions(
  inspector: Inspector,
  inspecting: Inspecting,
): Record<Exclude<KeyAction, 'leave'>, () => void> {
  const step = (step: Step) => () => inspecting.step(step);
  return {
    parent: step('parent'),
    child: step('child'),
    previous: step('previous'),
    next: step('next'),
    hide: () => inspecting.hide(true),
    undo: inspector.undo,
    redo: inspector.redo,
  };
}

/** The glass lies over the page: links, frames and players below it notice nothing. A finger first means, and hides by the button. */
function hearPointer(host: InspectorHost, panel: Panel, inspecting: Inspecting) {
  const { signal } = host.life;
  const glass = panel.part('glass');
  const below = ({ clientX, clientY }: MouseEvent) =>
    document
      .elementsFromPoint(clientX, clientY)
      .find((element) => element !== host.element && element !== document.body && isInBody(element));
  let kind = '';

  glass.addEventListener('pointermove', (event) => inspecting.point(below(event)), { signal });
  glass.addEventListener('pointerdown', ({ pointerType }) => (kind = pointerType), { signal });
  glass.addEventListener(
    'click',
    (event) => {
      // The second half of a double click meets what has moved up, which nobody meant.
      if (event.detail > 1) return;
      inspecting.point(below(event));
      if (kind !== 'touch') inspecting.hide(false);
    },
    { signal },
  );
  for (const type of ['scroll', 'resize'])
    window.addEventListener(type, inspecting.place, { signal, capture: true, passive: true });
}

const isInBody = (element: Element) => document.body.contains(element);

/** Before the page hears them: Enter on a link would leave it. */
function hearKeys(
  { element, life, root }: InspectorHost,
  panel: Panel,
  run: Record<KeyAction, () => void>,
  inspecting: Inspecting,
) {
  const { signal } = life;
  const isOurs = (event: Event) => event.composedPath().includes(element);
  const hear = (event: KeyboardEvent) => {
    if (panel.part<HTMLDialogElement>('question').open) return;
    const action = actionOfKey(
      event,
      isOurs(event) && root instanceof ShadowRoot && root.activeElement !== null,
    );
    if (!action && (isOurs(event) || ![' ', 'Enter'].includes(event.key))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (action) run[action]();
  };
  window.addEventListener('keydown', hear, { signal, capture: true });
  // Tab goes through the page as ever, and takes what is meant along.
  const follow = (event: Event) => {
    const { target } = event;
    if (!isOurs(event) && target instanceof Element && isOnPage(target)) inspecting.point(target);
  };
  document.addEventListener('focusin', follow, { signal });
}

function hearPanel(host: InspectorHost, inspector: Inspector, inspecting: Inspecting, leaving: Leaving) {
  const press = (part: string, run: (button: HTMLButtonElement) => void) =>
    host.on('click', `[part="${part}"]`, (_, button) => {
      if (button.getAttribute('aria-disabled') !== 'true') run(button as HTMLButtonElement);
    });
  press('step', ({ value }) => inspecting.step(value as Step));
  press('hide', () => inspecting.hide(true));
  press('undo', inspector.undo);
  press('redo', inspector.redo);
  press('show', ({ value }) => inspecting.show(value));
  press('save', () => void save(host, inspector));
  press('leave', leaving.ask);
  press('move', () => host.element.toggleAttribute('data-top'));
  host.on('change', '[part="peek"]', (event) => {
    inspector.peek((event.target as HTMLInputElement).checked);
  });
  host.on('change', '[part="role"]', () => {
    const boxes = [...host.root.querySelectorAll<HTMLInputElement>('[part="role"]')];
    inspector.hideFrom(boxes.filter(({ checked }) => checked).map(({ value }) => value));
  });
}

async function save(host: InspectorHost, inspector: Inspector) {
  if (await inspector.save()) host.emit('hidden-saved', {});
}
