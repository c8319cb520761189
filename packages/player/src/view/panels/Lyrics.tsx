import { useStore } from '@onda/core/react/use-store';
import { lyricsAddress } from './lyrics-address';
import { PanelDialog } from './PanelFrame';
import { type PanelWorld, songOf } from './panel-world';

/** radio.md 2: says `lyrics`, and no more unless the page names a site that has them. */
export function Lyrics({ world }: { world: PanelWorld }) {
  const { engine, options, t } = world;
  const { track } = useStore(engine.player.store);
  const address = lyricsAddress(options.lyricsUrl, track);
  return (
    <PanelDialog world={world} name="lyrics" heading={t('lyricsText')}>
      {track && address && (
        <a href={address} target="_blank" rel="noopener noreferrer" dir="auto">
          {t('newWindow', { name: t('lyricsLink', { song: songOf(track) }) })}
        </a>
      )}
    </PanelDialog>
  );
}
