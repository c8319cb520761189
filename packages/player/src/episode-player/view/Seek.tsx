import { type CSSProperties, useEffect, useRef } from 'react';
import type { ShownEpisode } from '../present';
import type { EpisodePlayer } from '../store';

/** Seconds of an arrow key; in a short file the thumb would stand beside its place. */
const stepOf = (length: number) => (length < 600 ? 1 : 5);

interface SeekProps {
  shown: ShownEpisode;
  label: string;
  player: Pick<EpisodePlayer, 'aim' | 'seek'>;
}

/** The slider of the place, between the time and the length. The sound follows when it is let go. */
export function Seek({ shown, label, player }: SeekProps) {
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = slider;
    // React's own `onChange` is each move.
    const letGo = () => current && player.seek(current.valueAsNumber);
    current?.addEventListener('change', letGo);
    return () => current?.removeEventListener('change', letGo);
  }, [player]);
  const { position, length } = shown;
  return (
    <div className="place">
      <span className="time">{shown.positionText}</span>
      <input
        part="seek"
        className="seek"
        type="range"
        ref={slider}
        min={0}
        max={length || 1}
        step={stepOf(length)}
        value={length > 0 ? position : 0}
        disabled={!shown.canSeek}
        aria-label={label}
        aria-valuetext={shown.spoken}
        style={{ '--level': length > 0 ? position / length : 0 } as CSSProperties}
        onChange={(event) => player.aim(event.target.valueAsNumber)}
      />
      <span className="time">{shown.lengthText}</span>
    </div>
  );
}
