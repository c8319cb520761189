import { adoptStyle } from '@onda/core/element/adopt-style';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import type { ViewProps } from '@onda/core/react/react-view';
import { type KeyboardEvent, useLayoutEffect } from 'react';
import { useStore } from 'zustand/react';
import type { episodePlayer } from '../contract';
import { type EpisodeText, episodeMessages } from '../messages';
import { present, type ShownEpisode } from '../present';
import { BACK_SECONDS, type EpisodePlayer, FORWARD_SECONDS } from '../store';
import { Chapters } from './Chapters';
import css from './episode-bar.css';
import { Icon } from './icons';
import { Seek } from './Seek';

/** The bar of the episode that was asked for last. */
export function EpisodeBar({ host, model: player }: ViewProps<typeof episodePlayer, EpisodePlayer>) {
  useLayoutEffect(() => adoptStyle(host.root, css), [host.root]);
  const t = translator(episodeMessages, host.lang, readConfig().messages.player);
  const shown = present(useStore(player.store), host.lang, t);
  if (!shown) return null;
  const close = () => {
    player.pause();
    host.element.remove();
  };
  return (
    <section
      part="bar"
      className="bar"
      aria-label={t('episodeBar')}
      data-state={shown.state}
      onKeyDown={keysOf(player)}
    >
      <About shown={shown} />
      <Controls shown={shown} t={t} player={player} />
      <Seek shown={shown} label={t('place')} player={player} />
      <Tools shown={shown} t={t} player={player} language={host.lang} />
      <button part="close" className="tool close" type="button" aria-label={t('closeBar')} onClick={close}>
        <Icon name="close" />
      </button>
      <p part="status" className="status" role="status">
        {shown.status}
      </p>
    </section>
  );
}

const About = ({ shown: { image, title, address, show } }: { shown: ShownEpisode }) => (
  <div className="about">
    {image && <img part="cover" src={image} alt="" width={56} height={56} decoding="async" />}
    <div className="text">
      <p part="title" className="title" dir="auto">
        {address ? <a href={address}>{title}</a> : title}
      </p>
      <p part="show" className="show" dir="auto">
        {show}
      </p>
    </div>
  </div>
);

interface ControlsProps {
  shown: ShownEpisode;
  t: EpisodeText;
  player: EpisodePlayer;
}

const Controls = ({ shown, t, player }: ControlsProps) => (
  <div className="controls">
    <SkipButton part="back" seconds={-BACK_SECONDS} label={t('back')} shown={shown} skip={player.skip} />
    {shown.goOn ? (
      <button part="go-on" className="go-on" type="button" onClick={player.toggle}>
        <Icon name="play" />
        {shown.goOn}
      </button>
    ) : (
      <button part="play" className="play" type="button" aria-label={shown.playLabel} onClick={player.toggle}>
        <Icon name={PAUSES.includes(shown.state) ? 'pause' : 'play'} />
      </button>
    )}
    <SkipButton
      part="forward"
      seconds={FORWARD_SECONDS}
      label={t('forward')}
      shown={shown}
      skip={player.skip}
    />
  </div>
);

/** In these states a press pauses. */
const PAUSES: readonly ShownEpisode['state'][] = ['loading', 'playing', 'offline'];

interface SkipProps {
  part: string;
  seconds: number;
  label: string;
  shown: ShownEpisode;
  skip: EpisodePlayer['skip'];
}

const SkipButton = ({ part, seconds, label, shown, skip }: SkipProps) => (
  <button
    part={part}
    className="skip"
    type="button"
    dir="ltr"
    aria-label={label}
    disabled={!shown.canSeek}
    onClick={() => skip(seconds)}
  >
    {seconds < 0 ? `−${-seconds}` : `+${seconds}`}
  </button>
);

const Tools = ({ shown, t, player, language }: ControlsProps & { language: string }) => (
  <div className="tools">
    <Speed shown={shown} label={t('speed')} language={language} setSpeed={player.setSpeed} />
    {shown.hasChapters && <Chapters player={player} t={t} />}
    {shown.download && (
      <a part="download" className="tool" href={shown.download} download="" aria-label={t('download')}>
        <Icon name="download" />
      </a>
    )}
  </div>
);

/** Seconds of sound in a second. */
const SPEEDS = [0.8, 1, 1.25, 1.5, 1.75, 2];

interface SpeedProps {
  shown: ShownEpisode;
  label: string;
  language: string;
  setSpeed: EpisodePlayer['setSpeed'];
}

const Speed = ({ shown, label, language, setSpeed }: SpeedProps) => (
  <select
    part="speed"
    className="speed"
    aria-label={label}
    value={shown.speed}
    onChange={(event) => setSpeed(Number(event.target.value))}
  >
    {SPEEDS.map((speed) => (
      <option key={speed} value={speed}>
        {speed.toLocaleString(language)}×
      </option>
    ))}
  </select>
);

/** Space belongs to a focused control, letters to a list of choices. */
const SPACE_USERS = 'button, a, summary, select';

/** Space and K play and pause, J goes back, L goes on, while the focus is within. */
const keysOf = (player: EpisodePlayer) => (event: KeyboardEvent) => {
  const { key, altKey, ctrlKey, metaKey, target } = event;
  const users = key === ' ' ? SPACE_USERS : 'select';
  if (altKey || ctrlKey || metaKey || (target as Element).closest(users)) return;
  const actions: Record<string, () => void> = {
    ' ': player.toggle,
    k: player.toggle,
    j: () => player.skip(-BACK_SECONDS),
    l: () => player.skip(FORWARD_SECONDS),
  };
  const act = actions[key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
};
