import { useAttributes, useIsHydrated, useKept } from '@onda/core/react/hydration';
import type { ViewProps } from '@onda/core/react/react-view';
import { useStore } from 'zustand/react';
import type { radioPlayer } from '../contract';
import type { PlayerModel } from '../player-model';
import { present } from '../present';
import { Face } from './Face';
import { More } from './menu/More';
import { Tools } from './panels/Tools';

/** The printed player goes on in React, with what is not printed: the menu and the panels. */
export function Player({ host, model }: ViewProps<typeof radioPlayer, PlayerModel>) {
  const { engine } = model;
  if (!engine) throw new Error('the view comes after the engine');
  const { player, t, press } = engine;
  const { toggle, toggleMute, setVolume, artFailed } = player;
  const attributes = useAttributes(host);
  const state = useStore(useKept(player.store));
  // Current attributes count, as for the nodes that plain code keeps. `attributes` are at first those that PHP printed.
  const shown = present(state, host.attributes.getState(), t);
  const isHydrated = useIsHydrated();
  const hasMenu = isHydrated && !attributes.showOnlyPlayButton;
  return (
    <Face
      shown={shown}
      attributes={attributes}
      t={t}
      actions={{ toggle, toggleMute, setVolume, artFailed, fold: press }}
      menu={hasMenu && <More host={host} model={model} engine={engine} />}
      // A bar has no room for them.
      panels={hasMenu && !shown.isMinimized && <Tools host={host} model={model} engine={engine} />}
    />
  );
}
