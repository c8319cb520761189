import { useStore } from 'zustand/react';
import { lyricsAddress } from './lyrics-address';
import { PanelDialog } from './PanelFrame';
import { type PanelContext, songOf } from './panel-context';

/** says `lyrics`, and no more unless the page names a site that has them. */
export function Lyrics({ panel }: { panel: PanelContext }) {
  const { engine, options, t } = panel;
  const track = useStore(engine.player.store, ({ track }) => track);
  const address = lyricsAddress(options.lyricsUrl, track);
  return (
    <PanelDialog panel={panel} name="lyrics" heading={t('lyricsText')}>
      {track && address && (
        <a href={address} target="_blank" rel="noopener noreferrer" dir="auto">
          {t('newWindow', { name: t('lyricsLink', { song: songOf(track) }) })}
        </a>
      )}
    </PanelDialog>
  );
}
