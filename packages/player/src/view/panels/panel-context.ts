import type { Translate } from '@onda/core/i18n/messages';
import type { Track } from '@onda/feeds/now-playing';
import type { panelMessages } from '../../panels/messages';
import type { Shared } from '../../panels/share-links';
import type { PanelOptions } from '../../panels/tool-buttons';
import type { toolMessages } from '../../panels/tool-messages';
import type { Engine, PlayerHost, PlayerModel } from '../../player-model';

export type ToolText = Translate<keyof (typeof toolMessages)['en']>;
export type PanelText = Translate<keyof (typeof panelMessages)['en']>;

/** The props of the buttons. */
export interface ToolsProps {
  host: PlayerHost;
  engine: Engine;
  model: PlayerModel;
}

/** The props that the buttons pass to a panel. */
export interface OpenedFrom extends ToolsProps {
  options: PanelOptions;
  /** Closes the panel; the focus goes back to its button. */
  close(): void;
}

/** The context of every panel. */
export interface PanelContext extends OpenedFrom {
  t: PanelText;
}

/** How a track is called in a sentence. */
export const songOf = ({ artist, title }: Track): string => [artist, title].filter(Boolean).join(' - ');

/** The page, and what is heard on it. */
export function sharedOf({ host, engine }: Pick<ToolsProps, 'host' | 'engine'>, t: ToolText): Shared {
  const { radioName: station } = host.attributes.getState();
  const { track } = engine.player.store.getState();
  // A feed may tell the art alone.
  const song = track && songOf(track);
  const text = song ? t('shareText', { song, station }) : station;
  return { text, url: location.href };
}
