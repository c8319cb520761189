import { untilEnd } from '@onda/core/dom/from-template';
import { adoptStyle } from '@onda/core/element/adopt-style';
import type { Lifetime } from '@onda/core/element/lifetime';
import css from './ghost-text.css';
import { ghostOf, type Suggestion } from './suggestion';

/** Attributes of the real field alone. */
const NOT_ITS_TWIN = [
  'id',
  'name',
  'part',
  'placeholder',
  'role',
  'required',
  'autofocus',
  'aria-label',
  'aria-controls',
  'aria-expanded',
  'aria-autocomplete',
  'aria-activedescendant',
  'aria-haspopup',
];

/**
 * The rest of the suggestion behind the caret, in a twin of the field that lies under it; Right, where the text ends,
 * takes it over.
 */
export function showGhost(
  field: HTMLInputElement,
  suggestion: Suggestion,
  lifetime: Lifetime,
  taken: () => void,
): void {
  const twin = untilEnd(twinOf(field), field, lifetime);
  field.after(twin);
  field.classList.add('onda-over-ghost');
  const undoStyle = adoptStyle(field, css);

  const draw = () => {
    const ghost = ghostOf(suggestion.store.getState());
    // A text that is longer than the field is scrolled: nothing would lie under it.
    const isCut = field.scrollWidth > field.clientWidth;
    twin.value = ghost === '' || isCut ? '' : field.value + ghost;
    twin.hidden = twin.value === '';
    if (!twin.hidden) layUnder(twin, field);
  };
  const press = (event: KeyboardEvent) => {
    const ghost = ghostOf(suggestion.store.getState());
    if (ghost === '' || !isForward(event, field) || !isAtEnd(field)) return;
    event.preventDefault();
    field.value = suggestion.store.getState().suggestion;
    suggestion.type(field.value);
    taken();
  };
  lifetime.onEnd(suggestion.store.subscribe(draw));
  field.addEventListener('keydown', press, { signal: lifetime.signal });
  lifetime.onEnd(() => {
    undoStyle();
    field.classList.remove('onda-over-ghost');
  });
}

function twinOf(field: HTMLInputElement): HTMLInputElement {
  const twin = field.cloneNode(false) as HTMLInputElement;
  for (const name of NOT_ITS_TWIN) twin.removeAttribute(name);
  twin.type = 'text';
  twin.value = '';
  twin.hidden = true;
  twin.disabled = true;
  twin.tabIndex = -1;
  twin.setAttribute('aria-hidden', 'true');
  twin.classList.add('autocomplete', 'onda-ghost');
  return twin;
}

/** Properties that place a letter in a field: a field with the system's looks has its own line height. */
const LETTERS = [
  'appearance',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-align',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
];

/** The twin is not the field, so that nobody who looks for that finds this; its letters stand where the field's do. */
function layUnder({ style }: HTMLElement, field: HTMLElement) {
  const { left, top, width, height } = field.getBoundingClientRect();
  const around = field.offsetParent ?? document.documentElement;
  const outer = around.getBoundingClientRect();
  const x = left - outer.left - around.clientLeft;
  const y = top - outer.top - around.clientTop;
  // `offsetTop` and the like are whole pixels, between which letters stand; in a field with a height Chromium takes
  // another line height.
  const box = { left: x, top: y, width, 'min-height': height };
  for (const [name, pixels] of Object.entries(box)) style.setProperty(name, `${pixels}px`);
  const like = getComputedStyle(field);
  for (const name of LETTERS) style.setProperty(name, like.getPropertyValue(name));
}

/** The arrow that leads out of the text, whichever way it is written. */
function isForward(
  { key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent,
  field: Element,
): boolean {
  const forward = getComputedStyle(field).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === forward && !(ctrlKey || metaKey || altKey || shiftKey || isComposing);
}

const isAtEnd = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  selectionStart === value.length && selectionEnd === value.length;
