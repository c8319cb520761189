import { SHARE_NETWORKS } from '@onda/core/http/share-networks';
import type { MouseEvent } from 'react';
import { useStore } from 'zustand/react';
import { shareLinks } from '../../panels/share-links';
import { PanelDialog } from './PanelFrame';
import { type PanelContext, sharedOf } from './panel-context';

/** A window in which the dialogs of the networks fit. */
const WINDOW = 'popup,noopener,noreferrer,width=600,height=520';

/** The ways to share where the device has no share sheet. */
export function Share({ panel }: { panel: PanelContext }) {
  const { t } = panel;
  useStore(panel.engine.player.store);
  return (
    <PanelDialog panel={panel} name="share" heading={t('shareHeading')}>
      <ul>
        {shareLinks(sharedOf(panel, panel.t), panel.options).map(({ network, href }) => {
          const name = SHARE_NETWORKS[network].name || t('email');
          return (
            <li key={network}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('newWindow', { name })}
                data-network={network}
                onClick={openWindow}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </PanelDialog>
  );
}

/** A small window; whoever holds a key decides for themselves where a link opens. A mail needs none. */
function openWindow(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.currentTarget.protocol === 'mailto:') return;
  event.preventDefault();
  window.open(event.currentTarget.href, '_blank', WINDOW);
}
