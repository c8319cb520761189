import { adoptStyle } from '@onda/core/element/adopt-style';
import type { Translate } from '@onda/core/i18n/messages';
import type { Widget } from '../actions';
import type { PanelText } from '../panel-messages';
import sheet from './compact.css';

/** A box that is only its magnifier until somebody opens it. */
export function foldBox({ host, box, search, options }: Widget, t: Translate<PanelText>): void {
  const { element, lifetime } = host;
  const { signal } = lifetime;
  const { form, field, submit, shown } = box;
  adoptStyle(element, sheet);
  const { submit: name } = shown.getState();
  const fold = (isOpen: boolean) => {
    element.dataset.compact = isOpen ? 'open' : 'folded';
    shown.setState({ unfolded: `${isOpen}`, submit: isOpen ? name : t('open') });
    if (isOpen) field.focus();
    else search.close();
  };
  const isOpen = () => element.dataset.compact === 'open';
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
