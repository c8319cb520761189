import { fromTemplate } from '@onda/core/dom/from-template';
import { paint } from '@onda/core/element/bind';
import { caption, failure, failureLink, picture, placed } from './generated/templates';
import type { Item } from './item';
import type { LightboxModel } from './lightbox-model';
import type { Content, LightboxState } from './store';

/** The pixels of a swipe to the next picture. */
const SWIPE_PX = 50;
/** The address of a portrait video. */
const SHORT = /\/shorts\//;

/**
 * Keeps the shown item equal to the store: a picture, a video, a part of a page, or an error. The result draws a state;
 * `before` is the one that is drawn.
 */
export function drawStage(stage: HTMLElement, model: LightboxModel) {
  const { items, lightbox, t } = model;
  hearFingers(stage, model);
  return (now: LightboxState, before?: LightboxState) => {
    const { index, content, isZoomed } = now;
    const item = items[index];
    if (!item) return;
    paint([stage], { 'aria-busy': content.phase === 'loading' });
    stage.toggleAttribute('data-zoomed', isZoomed);
    // A large picture is scrolled by keys.
    if (isZoomed) stage.tabIndex = 0;
    else stage.removeAttribute('tabindex');
    const problem = problemOf(content);
    if (problem) stage.replaceChildren(failed(item, t(problem), t('open')));
    else if (index !== before?.index || problemOf(before.content))
      stage.replaceChildren(figureOf(item, lightbox));
    if (content.phase === 'shown' && content.node)
      stage.querySelector('.placed')?.replaceChildren(content.node);
  };
}

/** 1 on a page that reads from left to right, else -1. */
export const forwardIn = (node: Element): 1 | -1 => (getComputedStyle(node).direction === 'rtl' ? -1 : 1);

const problemOf = ({ phase }: Content) => (phase === 'failed' || phase === 'noVideo' ? phase : undefined);

function hearFingers(stage: HTMLElement, { lightbox }: LightboxModel): void {
  let start = 0;
  stage.addEventListener('pointerdown', ({ clientX }) => {
    start = clientX;
  });
  stage.addEventListener('pointerup', ({ clientX, pointerType }) => {
    const distance = start - clientX;
    const isSwipe = pointerType !== 'mouse' && Math.abs(distance) > SWIPE_PX;
    if (isSwipe && !lightbox.store.getState().isZoomed) lightbox.go(Math.sign(distance) * forwardIn(stage));
  });
  stage.addEventListener('dblclick', ({ target }) => {
    if (target instanceof HTMLImageElement) lightbox.toggleZoom();
  });
}

function figureOf(item: Item, lightbox: LightboxModel['lightbox']): HTMLElement {
  const figure = item.kind === 'picture' ? pictureOf(item, lightbox) : placeOf(item);
  if (item.caption) figure.append(fromTemplate(caption, { caption: item.caption }));
  return figure;
}

function pictureOf({ address, srcset, alt }: Item, lightbox: LightboxModel['lightbox']): HTMLElement {
  const figure = fromTemplate(picture, { address, srcset, alt });
  const image = figure.querySelector('img');
  image?.addEventListener('load', () => lightbox.loaded(image.naturalWidth > image.clientWidth));
  image?.addEventListener('error', lightbox.failed);
  return figure;
}

const placeOf = ({ address }: Item): HTMLElement =>
  fromTemplate(placed, { shape: SHORT.test(address) ? 'short' : 'other' });

/** An error, with a link to the item. */
function failed({ address }: Item, text: string, open: string): HTMLElement {
  const figure = fromTemplate(failure, { text });
  if (address) figure.firstElementChild?.append(fromTemplate(failureLink, { address, open }));
  return figure;
}
