import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { type ComponentType, useState } from 'react';
import { panelMessages } from '../../panels/messages';
import type { PanelName } from '../../panels/tool-buttons';
import { useSheet } from '../use-sheet';
import { Bio } from './Bio';
import { History } from './History';
import { Lyrics } from './Lyrics';
import panelSheet from './panel.css';
import type { OpenedFrom, PanelContext } from './panel-context';
import { Share } from './Share';

const PANELS: Record<PanelName, ComponentType<{ panel: PanelContext }>> = {
  history: History,
  bio: Bio,
  lyrics: Lyrics,
  share: Share,
};

/** Whichever panel is open. */
export function OpenPanel({ name, from }: { name: PanelName; from: OpenedFrom }) {
  const { host } = from;
  useSheet(host.root, panelSheet);
  const [t] = useState(() => translator(panelMessages, host.lang, readConfig().messages.player));
  const Panel = PANELS[name];
  return <Panel panel={{ ...from, t }} />;
}
