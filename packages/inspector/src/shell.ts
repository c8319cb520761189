import { pageNonces } from '@onda/core/http/page-nonces';
import { pageAjax } from '@onda/core/http/page-services';
import { loadInBackground } from '@onda/core/loading/load-in-background';
import { createInspectorApi } from './api';
import { type InspectorHost, partOf, readTexts } from './inspector-host';
import { type Inspecting, startInspecting } from './page/inspect';
import { isOnPage } from './page/keyboard-navigation';
import { actionOfKey, isStep, type KeyAction } from './page/keys';
import { createLeaveDialog, type LeaveDialog } from './page/leave-dialog';
import { type PageData, readPageData } from './page/page-data';
import { keepPrintedLive, type PanelActions, type PanelModel } from './panel/panel-model';
import { createInspector, type Inspector } from './store';

/** Runs where the page data is, that is for who may edit the page. */
export function setupInspector(host: InspectorHost): PanelModel | undefined {
  const page = readPageData();
  return page && runInspector(host, page);
}

function runInspector(host: InspectorHost, page: PageData): PanelModel {
  const t = readTexts(host);
  const api = createInspectorApi({ ...pageAjax(), nonces: pageNonces(), ...page });
  const inspector = createInspector({ api, ...page });
  const inspecting = startInspecting(host, { inspector, page });
  const leaveDialog = createLeaveDialog(host, { inspector, address: page.leave });
  const actions = actionsOf(host, inspector, inspecting, leaveDialog);
  const model = { store: inspector.store, actions, roles: page.roles, t };
  keepPrintedLive(host, model);
  bindPointer(host, inspecting);
  bindKeys(host, actions, inspecting);
  host.element.dataset.open = '';
  partOf(host, 'hide').focus({ preventScroll: true });
  // A view can be asked for once `setup` is over.
  queueMicrotask(() => loadInBackground(() => host.wantView(), host.lifetime));
  return model;
}

function actionsOf(
  host: InspectorHost,
  inspector: Inspector,
  inspecting: Inspecting,
  leaveDialog: LeaveDialog,
): PanelActions {
  const { undo, redo, peek, hideFrom } = inspector;
  return {
    undo,
    redo,
    peek,
    hideFrom,
    step: inspecting.step,
    show: inspecting.show,
    hide: () => inspecting.hide(true),
    leave: leaveDialog.ask,
    move: () => void host.element.toggleAttribute('data-top'),
    save: () => void save(host, inspector),
  };
}

/**
 * The glass lies over the page: links, frames and players below it notice nothing. A finger first means, and hides by
 * the button.
 */
function bindPointer(host: InspectorHost, inspecting: Inspecting) {
  const { signal } = host.lifetime;
  const glass = partOf(host, 'glass');
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
function bindKeys(host: InspectorHost, actions: PanelActions, inspecting: Inspecting) {
  const { element, root } = host;
  const { signal } = host.lifetime;
  const question = partOf<HTMLDialogElement>(host, 'question');
  const isOurs = (event: Event) => event.composedPath().includes(element);
  const onEvent = (event: KeyboardEvent) => {
    if (question.open) return;
    const action = actionOfKey(
      event,
      isOurs(event) && root instanceof ShadowRoot && root.activeElement !== null,
    );
    if (!action && (isOurs(event) || ![' ', 'Enter'].includes(event.key))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (action) run(action, actions);
  };
  window.addEventListener('keydown', onEvent, { signal, capture: true });
  // Tab goes through the page as ever, and takes what is meant along.
  const follow = (event: Event) => {
    const { target } = event;
    if (!isOurs(event) && target instanceof Element && isOnPage(target)) inspecting.point(target);
  };
  document.addEventListener('focusin', follow, { signal });
}

function run(action: KeyAction, actions: PanelActions) {
  if (isStep(action)) actions.step(action);
  else actions[action]();
}

async function save(host: InspectorHost, inspector: Inspector) {
  if (await inspector.save()) host.emit('hidden-saved', {});
}
