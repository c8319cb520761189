import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { type KeyboardEvent, useState } from 'react';
import { toolMessages } from '../../panels/tool-messages';
import { useLazyPart } from '../use-lazy-part';
import { MoreButton } from './MoreButton';
import type { MoreProps } from './more-props';

/** The button of the menu of extras, and the menu, which comes when it is opened for the first time. */
export function More(props: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  const Menu = useLazyPart(loadMenu, isOpen);
  const t = translator(toolMessages, props.host.lang, readConfig().messages.player);
  return (
    <details
      className="more"
      part="more"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={closeOnEscape}
    >
      <MoreButton label={t('more')} />
      <div className="more-menu">
        {Menu === 'failed' && <p role="alert">{t('notLoaded')}</p>}
        {typeof Menu === 'function' && <Menu {...props} />}
      </div>
    </details>
  );
}

const loadMenu = async () => (await import('./Menu')).Menu;

/** Escape closes the menu; focus goes back to what opened it. */
function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.stopPropagation();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}
