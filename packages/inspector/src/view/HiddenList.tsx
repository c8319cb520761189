import { rememberFocus } from '@onda/core/dom/remember-focus';
import { memo, useLayoutEffect, useRef } from 'react';
import type { Say } from '../inspector-host';
import type { HiddenElement } from '../page/hidden';

interface HiddenListProps {
  rules: readonly HiddenElement[];
  t: Say;
  show: ((selector: string) => void) | undefined;
}

/** The list of hidden elements. It renders only when the list changes, because every row looks its element up. */
export const HiddenList = memo(({ rules, t, show }: HiddenListProps) => {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(
    rememberFocus(list.current, () => list.current?.closest('details')?.querySelector('summary')),
  );
  return (
    // The style sheet takes the bullets away, and Safari the role with them.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul ref={list} part="list" role="list">
      {rules.map(({ selector, label }) => (
        <li key={selector}>
          <span>{label || selector}</span>
          {document.querySelector(selector) === null && <small>{t('missing')}</small>}
          <button
            part="show"
            type="button"
            value={selector}
            aria-label={t('showNamed', { label: label || selector })}
            onClick={() => show?.(selector)}
          >
            {t('show')}
          </button>
        </li>
      ))}
    </ul>
  );
});
