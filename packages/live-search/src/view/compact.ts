import { effectiveBackground } from '@onda/core/dom/effective-background';
import { adoptStyle } from '@onda/core/element/adopt-style';
import type { Translate } from '@onda/core/i18n/messages';
import type { Widget } from '../actions';
import type { PanelText } from '../panel-messages';
import sheet from './compact.css';

/** Pixels of an opened box, and between it and the edge of the window. */
const WIDTH = 384;
const EDGE = 16;

/** A box that is only its magnifier until somebody opens it. */
export function foldBox({ host, box, search, options }: Widget, t: Translate<PanelText>): void {
  const { element, lifetime } = host;
  const { signal } = lifetime;
  const { form, field, submit, shown } = box;
  adoptStyle(element, sheet);
  const { submit: name } = shown.getState();
  let folded = 0;
  const fold = (isOpen: boolean) => {
    folded = isOpen ? element.offsetWidth : 0;
    element.dataset.compact = isOpen ? 'open' : 'folded';
    shown.setState({ unfolded: `${isOpen}`, submit: isOpen ? name : t('open') });
    if (isOpen) layOver(element, folded);
    else putBack(element);
    if (isOpen) field.focus();
    else search.close();
  };
  const isOpen = () => element.dataset.compact === 'open';
  addEventListener('resize', () => isOpen() && layOver(element, folded), { signal });
  // Pressed while this was on its way.
  fold(submit !== undefined && submit === document.activeElement);

  submit?.addEventListener(
    'click',
    (event) => {
      const opens = !isOpen();
      if (!opens && !(options().compactCloseOnMagnifier && field.value === '')) return;
      event.preventDefault();
      fold(opens);
    },
    { signal },
  );
  const closeElsewhere = (event: Event) => {
    if (isOpen() && options().compactCloseOnDocument && !event.composedPath().includes(element)) fold(false);
  };
  document.addEventListener('click', closeElsewhere, { signal });
  form.addEventListener(
    'keydown',
    ({ key, defaultPrevented }) => {
      if (key !== 'Escape' || defaultPrevented || !isOpen()) return;
      fold(false);
      submit?.focus();
    },
    { signal },
  );
}

/**
 * In a row, as of a header, it takes no more space than its magnifier did: it lies over what stands before it, within
 * the window.
 */
function layOver(element: HTMLElement, folded: number): void {
  const { style, parentElement } = element;
  const page = document.documentElement.getBoundingClientRect();
  const width = Math.min(WIDTH, page.width - 2 * EDGE);
  putBack(element);
  // The width of what is around it, without it.
  style.inlineSize = '0';
  const isInColumn = !parentElement || hasRoom(parentElement, width);
  style.inlineSize = '';
  if (isInColumn) return;
  style.inlineSize = `${width}px`;
  style.marginInlineStart = `${folded - width}px`;
  style.setProperty('--search-ground', effectiveBackground(element));
  const { left, right } = element.getBoundingClientRect();
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const beyond = EDGE + (isRtl ? right - page.right : page.left - left);
  style.insetInlineStart = `${Math.max(0, beyond)}px`;
}

function putBack({ style }: HTMLElement): void {
  for (const name of ['inline-size', 'margin-inline-start', 'inset-inline-start']) style.removeProperty(name);
}

/** Whether a column holds it, which is no part of a row. */
const hasRoom = (parent: HTMLElement, width: number) =>
  parent.clientWidth >= width && !/flex|grid/.test(getComputedStyle(parent).display);
