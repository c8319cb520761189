import type { ViewProps } from '@onda/core/react-view';
import { useAttributes, useStore } from '@onda/core/use-store';
import type { CSSProperties } from 'react';
import type { radioPlayer } from '../contract';
import type { PlayerModel } from '../player-model';
import { present } from '../present';
import { More } from './More';

/** The player as React draws it: the same parts as the printed shell, in the same boxes. */
export function Player({ host, model }: ViewProps<typeof radioPlayer, PlayerModel>) {
  if (!model.engine) throw new Error('the view comes after the engine');
  const { player, t } = model.engine;
  const attributes = useAttributes(host);
  const shown = present(useStore(player.store), attributes, t);
  return (
    // Several players of one station may share a page, and landmarks would need different names.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box that cannot be taken away everywhere
    <section
      part="player"
      className="player"
      data-state={shown.state}
      data-muted={shown.isMuted ? '' : undefined}
      data-volume={attributes.showVolume ? '' : undefined}
      role="group"
      aria-label={shown.name}
    >
      <div className="art">
        <img
          part="cover"
          src={shown.cover || undefined}
          onError={() => player.artFailed(shown.cover)}
          alt=""
          width={112}
          height={112}
          decoding="async"
        />
      </div>
      <div className="text">
        <p part="name" className="name" dir="auto">
          {shown.name}
        </p>
        <p part="title" className="title" dir="auto">
          {shown.title}
        </p>
        <p part="artist" className="artist" dir="auto">
          {shown.artist}
        </p>
      </div>
      <div className="controls">
        <button
          part="play"
          className="play"
          type="button"
          aria-label={shown.playLabel}
          onClick={player.toggle}
        >
          <PlayIcon />
          <PauseIcon />
        </button>
        <button
          part="mute"
          className="mute"
          type="button"
          aria-label={shown.muteLabel}
          onClick={player.toggleMute}
        >
          <SpeakerIcon />
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
        <More host={host} engine={model.engine} />
      </div>
      <p part="status" className="status" role="status" dir="auto">
        {shown.status}
      </p>
    </section>
  );
}

const DISC = 'M24 0a24 24 0 1 0 0 48 24 24 0 0 0 0-48z';

const PlayIcon = () => (
  <svg className="if-idle" viewBox="0 0 48 48" aria-hidden="true">
    <path fillRule="evenodd" d={`${DISC}M19 14v20l16-10z`} />
  </svg>
);

const PauseIcon = () => (
  <svg className="if-busy" viewBox="0 0 48 48" aria-hidden="true">
    <path fillRule="evenodd" d={`${DISC}M16 15h6v18h-6zm10 0h6v18h-6z`} />
  </svg>
);

const SpeakerIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path className="solid" d="M3 9v6h4l5 4.5V4.5L7 9z" />
    <path className="waves" d="M15.5 8.5a5 5 0 0 1 0 7m2.5-10a9 9 0 0 1 0 13" />
    <path className="cross" d="m16 9.5 5 5m0-5-5 5" />
  </svg>
);
