import { useEffect, useRef } from 'react';
import { BANDS, watchLevels } from '../extras/level-meter';
import type { PlayerHost, PlayerModel } from '../player-model';
import levelSheet from './level.css';
import { useSheet } from './use-sheet';

interface LevelProps {
  host: PlayerHost;
  model: PlayerModel;
}

/** Bars in a corner of the cover that move with the sound; for eyes alone. */
export function LevelMeter({ host, model }: LevelProps) {
  const meter = useRef<HTMLDivElement>(null);
  useSheet(host.root, levelSheet);
  useEffect(
    () =>
      watchLevels(model.audio(), (levels) => {
        const { current } = meter;
        if (!current) return;
        current.hidden = !levels;
        const bars = current.querySelectorAll('span');
        for (const [band, level] of (levels ?? []).entries()) {
          bars[band]?.style.setProperty('--level', level.toFixed(2));
        }
      }),
    [model],
  );
  return (
    <div part="level" className="level" ref={meter} hidden aria-hidden="true">
      {Array.from({ length: BANDS }, (_, band) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
        <span key={band} />
      ))}
    </div>
  );
}
