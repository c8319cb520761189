import { useAttributes } from '@onda/core/react/hydration';
import { createStorage } from '@onda/core/storage/storage';
import { useState } from 'react';
import type { ComfortText } from '../../extras/extras-messages';
import { chooseQuality, qualitiesOf } from '../../extras/qualities';
import type { PlayerHost, PlayerModel } from '../../player-model';
import type { Player } from '../../store';

interface QualityProps {
  host: PlayerHost;
  model: PlayerModel;
  player: Player;
  t: ComfortText;
}

/** The qualities that the page names; nothing where it names none. */
export function QualityChoice({ host, model, player, t }: QualityProps) {
  const qualities = qualitiesOf(useAttributes(host));
  const [chosen, show] = useState(model.quality);
  const [storage] = useState(() => createStorage(() => localStorage));
  if (qualities.length === 0) return null;
  const current = qualities.find(({ stream }) => stream === chosen) ?? qualities[0];
  return (
    <fieldset>
      <legend>{t('quality')}</legend>
      {qualities.map((quality) => (
        <button
          key={quality.stream}
          type="button"
          aria-pressed={quality === current}
          onClick={() => {
            chooseQuality(host, model, player, storage, quality);
            show(quality.stream);
          }}
        >
          {quality.name || t('qualityOfStream')}
        </button>
      ))}
    </fieldset>
  );
}
