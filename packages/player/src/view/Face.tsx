import { flag } from '@onda/core/element/printed';
import type { CSSProperties, ReactNode } from 'react';
import type { Shown } from '../present';
import type { PlayerAttributes } from '../texts';
import { PauseIcon, PlayIcon, SpeakerIcon } from './icons';

/** The actions of the controls. A printed face has none. */
export interface Actions {
  toggle(): void;
  toggleMute(): void;
  /** 0 to 1. */
  setVolume(level: number): void;
  /** The cover of that address did not load. */
  artFailed(url: string): void;
  /** The player becomes small, or large again. */
  fold(part: HTMLElement): void;
}

interface FaceProps {
  shown: Shown;
  attributes: PlayerAttributes;
  t(key: 'volume' | 'offline' | 'minimise' | 'expand'): string;
  actions?: Actions;
  /** The menu, once it can be used. */
  menu?: ReactNode;
  /** The panels and their buttons, once they can be used. */
  panels?: ReactNode;
}

/** The player as PHP prints it and as React goes on with it. */
export function Face({ shown, attributes, t, actions, menu, panels }: FaceProps) {
  return (
    // Several players of one station may share a page, and landmarks would need different names.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box that cannot be taken away everywhere
    <section
      part="player"
      className="player"
      data-state={shown.state}
      role="group"
      aria-label={shown.name}
      data-muted={flag(shown.isMuted)}
      data-fixed={flag(!shown.canSetVolume)}
      data-volume={flag(attributes.showVolume)}
      data-only={flag(attributes.showOnlyPlayButton)}
      data-sticky={flag(attributes.sticky)}
      data-minimised={flag(shown.isMinimized)}
    >
      {/* The `svg` is as wide as the page asks for, without an inline style, which a strict policy would refuse. */}
      <svg className="width" width={attributes.playerWidth} height={0} aria-hidden="true" />
      <div className="frame">
        <div className="face">
          <Cover shown={shown} attributes={attributes} artFailed={actions?.artFailed} />
          <Lines shown={shown} />
          <Controls shown={shown} attributes={attributes} t={t} actions={actions}>
            {menu}
          </Controls>
          <p part="status" className="status" role="status" dir="auto" data-offline={t('offline')}>
            {shown.status}
          </p>
          <FoldButton part="minimise" label={t('minimise')} fold={actions?.fold} />
          <FoldButton part="expand" label={t('expand')} fold={actions?.fold} />
          {panels}
        </div>
      </div>
    </section>
  );
}

/** The station, the show, which leads to its page, and the song. */
const Lines = ({ shown }: { shown: Shown }) => (
  <div className="text">
    <p className="on" dir="auto">
      <span part="name" className="name">
        {shown.name}
      </span>
      <a part="live" className="live" href={shown.liveAddress || undefined}>
        {shown.live}
      </a>
    </p>
    <p part="title" className="title" dir="auto">
      {shown.title}
    </p>
    <p part="artist" className="artist" dir="auto">
      {shown.artist}
    </p>
  </div>
);

interface ControlsProps extends Omit<FaceProps, 'actions' | 'menu' | 'panels'> {
  actions: FaceProps['actions'] | undefined;
  children: ReactNode;
}

/** Play, mute and volume, and the button of the menu once it can be used. */
function Controls({ shown, attributes, t, actions, children }: ControlsProps) {
  const { colorOn, colorOff } = attributes;
  return (
    <div className="controls">
      <button
        part="play"
        className="play"
        type="button"
        aria-label={shown.playLabel}
        onClick={actions?.toggle}
      >
        <PlayIcon color={colorOff} />
        <PauseIcon color={colorOn} />
      </button>
      <button
        part="mute"
        className="mute"
        type="button"
        aria-label={shown.muteLabel}
        onClick={actions?.toggleMute}
      >
        <SpeakerIcon on={colorOn} off={colorOff} />
      </button>
      <Volume shown={shown} label={t('volume')} setVolume={actions?.setVolume} />
      {children}
    </div>
  );
}

interface VolumeProps {
  shown: Shown;
  label: string;
  setVolume: Actions['setVolume'] | undefined;
}

const Volume = ({ shown, label, setVolume }: VolumeProps) => (
  <input
    part="volume"
    className="volume"
    type="range"
    min={0}
    max={1}
    step={0.05}
    value={shown.volume}
    aria-label={label}
    aria-valuetext={shown.volumeText}
    // Never printed: a strict policy refuses inline styles.
    style={setVolume && ({ '--level': shown.volume } as CSSProperties)}
    onChange={(event) => setVolume?.(event.target.valueAsNumber)}
  />
);

interface CoverProps {
  shown: Shown;
  attributes: PlayerAttributes;
  artFailed: Actions['artFailed'] | undefined;
}

/** The empty drawing has the shape that the page asks for; the image fills it, whatever its own. */
const Cover = ({ shown: { cover }, attributes: { playerWidth, imageHeight }, artFailed }: CoverProps) => (
  <div className="art">
    <svg viewBox={`0 0 ${playerWidth} ${imageHeight}`} height={0} aria-hidden="true" />
    <img
      part="cover"
      src={cover || undefined}
      onError={artFailed && (() => artFailed(cover))}
      alt=""
      width={112}
      height={112}
      decoding="async"
    />
  </div>
);

interface FoldProps {
  part: 'minimise' | 'expand';
  label: string;
  fold: Actions['fold'] | undefined;
}

const DOWN = 'm5 9 7 7 7-7';
const UP = 'm5 15 7-7 7 7';

/** Makes a sticky player small, or large again; the style sheet shows the one that fits. */
const FoldButton = ({ part, label, fold }: FoldProps) => (
  <button
    part={part}
    className="fold"
    type="button"
    aria-label={label}
    onClick={fold && ((event) => fold(event.currentTarget))}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={part === 'expand' ? UP : DOWN} />
    </svg>
  </button>
);
