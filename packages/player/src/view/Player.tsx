import type { ViewProps } from '@onda/core/react-view';
import { useAttributes, useStore } from '@onda/core/use-store';
import type { radioPlayer } from '../contract';
import type { PlayerModel } from '../player-model';
import { present } from '../present';
import { Controls } from './Controls';
import { Cover } from './Cover';
import { FoldButton } from './FoldButton';
import { Panels } from './panels/Panels';
import { Titles } from './Titles';

/** The player as React draws it: the same parts as the printed shell, in the same boxes. */
export function Player({ host, model }: ViewProps<typeof radioPlayer, PlayerModel>) {
  if (!model.engine) throw new Error('the view comes after the engine');
  const { engine } = model;
  const attributes = useAttributes(host);
  const shown = present(useStore(engine.player.store), attributes, engine.t);
  const flag = (isSet: boolean) => (isSet ? '' : undefined);
  // A bar or a single button has no room for more.
  const hasRoom = !attributes.showOnlyPlayButton && !shown.isMinimised;
  return (
    // Several players of one station may share a page, and landmarks would need different names.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box that cannot be taken away everywhere
    <section
      part="player"
      className="player"
      data-state={shown.state}
      data-muted={flag(shown.isMuted)}
      data-fixed={flag(!shown.canSetVolume)}
      data-volume={flag(attributes.showVolume)}
      data-only={flag(attributes.showOnlyPlayButton)}
      data-sticky={flag(attributes.sticky)}
      data-minimised={flag(shown.isMinimised)}
      role="group"
      aria-label={shown.name}
    >
      {/* As wide as the page asks for, without an inline style, which a strict policy would refuse. */}
      <svg className="width" width={attributes.playerWidth} height={0} aria-hidden="true" />
      <div className="frame">
        <div className="face">
          <Cover shown={shown} attributes={attributes} artFailed={engine.player.artFailed} />
          <Titles shown={shown} />
          <Controls host={host} model={model} shown={shown} attributes={attributes} engine={engine} />
          <p part="status" className="status" role="status" dir="auto" data-offline={engine.t('offline')}>
            {shown.status}
          </p>
          <FoldButton part="minimise" engine={engine} />
          <FoldButton part="expand" engine={engine} />
          {hasRoom && <Panels host={host} model={model} />}
        </div>
      </div>
    </section>
  );
}
