import type { CSSProperties } from 'react';
import type { Engine, PlayerHost, PlayerModel } from '../player-model';
import type { Presentation } from '../present';
import type { PlayerAttributes } from '../texts';
import { PauseIcon, PlayIcon, SpeakerIcon } from './icons';
import { More } from './menu/More';

interface ControlsProps {
  host: PlayerHost;
  model: PlayerModel;
  shown: Presentation;
  attributes: PlayerAttributes;
  engine: Engine;
}

export function Controls({ host, model, shown, attributes, engine }: ControlsProps) {
  const { player, t } = engine;
  const { colorOn, colorOff } = attributes;
  return (
    <div className="controls">
      <button part="play" className="play" type="button" aria-label={shown.playLabel} onClick={player.toggle}>
        <PlayIcon color={colorOff} />
        <PauseIcon color={colorOn} />
      </button>
      <button
        part="mute"
        className="mute"
        type="button"
        aria-label={shown.muteLabel}
        onClick={player.toggleMute}
      >
        <SpeakerIcon on={colorOn} off={colorOff} />
      </button>
      <input
        part="volume"
        className="volume"
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={shown.volume}
        style={{ '--level': shown.volume } as CSSProperties}
        aria-label={t('volume')}
        aria-valuetext={shown.volumeText}
        onChange={(event) => player.setVolume(event.target.valueAsNumber)}
      />
      {!attributes.showOnlyPlayButton && <More host={host} model={model} engine={engine} />}
    </div>
  );
}
