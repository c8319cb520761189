import { useStore } from '@onda/core/react/use-store';
import type { MouseEvent } from 'react';
import { PanelDialog } from './PanelFrame';
import { type PanelContext, sharedOf } from './panel-context';
import { shareLinks } from './share-links';

/** Where the dialogs of the networks fit. */
const WINDOW = 'popup,noopener,noreferrer,width=600,height=520';

/** The ways to share where the device has no share sheet. */
export function Share({ panel }: { panel: PanelContext }) {
  const { t } = panel;
  useStore(panel.engine.player.store);
  return (
    <PanelDialog panel={panel} name="share" heading={t('shareHeading')}>
      <ul>
        {shareLinks(sharedOf(panel, panel.t), panel.options).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" data-network={name} onClick={openWindow}>
              {t('newWindow', { name: t(name) })}
            </a>
          </li>
        ))}
      </ul>
    </PanelDialog>
  );
}

/** A small window; whoever holds a key decides for themselves where a link opens. */
function openWindow(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.open(event.currentTarget.href, '_blank', WINDOW);
}
