import { type InspectorHost, partOf } from '../inspector-host';
import { describe } from '../selector/describe';
import { refusal } from '../selector/may-hide';
import { placeOutline } from '../selector/outline';
import { anchoredSelector } from '../selector/selector';
import type { Inspector, InspectorState } from '../store';
import { createPageHiding } from './hide-page';
import { isOnPage, type Step, takeStep } from './keyboard-navigation';
import type { PageData } from './page-data';

/** The callbacks for the pointer and the keyboard. */
export interface Inspecting {
  /** The element that is meant from now on. */
  point(element: Element | undefined): void;
  step(step: Step): void;
  /** Hides the element that is meant, or says why not; goes on to a neighbor for who walks. */
  hide(isWalking: boolean): void;
  show(selector: string): void;
  /** After a scroll, or a change of the page. */
  place(): void;
}

interface Tools {
  inspector: Inspector;
  page: PageData;
}

export function startInspecting(host: InspectorHost, tools: Tools): Inspecting {
  const { inspector, page } = tools;
  const outline = partOf(host, 'outline');
  let target: Element | undefined;

  const mean = (element: Element | undefined, aloud: boolean) => {
    target = element;
    inspector.name(target ? describe(target) : '', aloud);
    place();
  };
  const place = () => {
    if (target && !(target.isConnected && isOnPage(target))) mean(undefined, false);
    else placeOutline(outline, target);
  };
  const hiding = createPageHiding(document.querySelector<HTMLLinkElement>('link#onda-hidden'));
  const hideHidden = ({ hidden, isPeeking }: InspectorState, former?: InspectorState) => {
    if (hidden === former?.hidden && isPeeking === former.isPeeking) return;
    hiding.hide(isPeeking ? [] : hidden.rules.map(({ selector }) => selector));
    place();
  };
  hideHidden(inspector.store.getState());
  host.lifetime.onEnd(inspector.store.subscribe(hideHidden));
  host.lifetime.onEnd(hiding.end);

  return {
    point: (element) => mean(element, false),
    step(step) {
      const start = target ?? firstOf();
      if (!start) return;
      mean(target ? takeStep(start, step) : start, true);
      target?.scrollIntoView({ block: 'nearest' });
      place();
    },
    hide(isWalking) {
      const element = target;
      if (!element) return;
      const refused = refusal(element, page.never);
      const selector = refused ? '' : anchoredSelector(element);
      if (!selector) return inspector.tell({ text: refused ?? 'unsure' });
      const rule = { selector, classes: [...element.classList], label: describe(element) };
      const neighbors = neighborsOf(element);
      if (!inspector.hide(rule)) return inspector.tell({ text: 'full' });
      inspector.peek(false);
      mean(isWalking ? neighbors.find(isOnPage) : undefined, false);
      inspector.tell({ text: 'hidden', label: rule.label });
      host.emit('element-hidden', { selector, classes: rule.classes });
      tellParent();
    },
    show(selector) {
      inspector.show(selector);
      inspector.tell({ text: 'shown' });
    },
    place,
  };
}

/** The element at which somebody without a pointer begins. */
function firstOf(): Element | undefined {
  const start = document.querySelector('main') ?? document.body;
  return [start, ...start.children].find((element) => element !== document.body && isOnPage(element));
}

/**
 * The elements to go on from one that is gone: beside it, else outward; a container that has nothing else to show goes
 * with it.
 */
function neighborsOf(element: Element): Element[] {
  const beside = (['next', 'previous'] as const).map((step) => takeStep(element, step));
  const around: Element[] = [];
  for (let node = takeStep(element, 'parent'); !around.includes(node); node = takeStep(node, 'parent'))
    around.push(node);
  return [...beside, ...around];
}

/** The page may stand in a frame of an editor's screen; a foreign one learns nothing. */
function tellParent() {
  if (window.parent !== window) window.parent.postMessage('removed', location.origin);
}
