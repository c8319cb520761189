import type { ComponentType } from 'react';
import { useSheet } from '../use-sheet';
import { Bio } from './Bio';
import { History } from './History';
import { Lyrics } from './Lyrics';
import panelSheet from './panel.css';
import type { PanelName } from './panel-store';
import type { PanelWorld } from './panel-world';
import { Share } from './Share';

const PANELS: Record<PanelName, ComponentType<{ world: PanelWorld }>> = {
  history: History,
  bio: Bio,
  lyrics: Lyrics,
  share: Share,
};

/** Whichever panel is open. */
export function OpenPanel({ name, world }: { name: PanelName; world: PanelWorld }) {
  useSheet(world.host.root, panelSheet);
  const Panel = PANELS[name];
  return <Panel world={world} />;
}
