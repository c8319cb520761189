import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { comfortMessages } from '../../extras/extras-messages';
import { popOut } from '../../extras/pop-out';
import { SLEEP_MINUTES, sleepTimerOf } from '../../extras/sleep-timer';
import { useSheet } from '../use-sheet';
import { Devices } from './Devices';
import menuSheet from './menu.css';
import type { MoreProps } from './more-props';
import { QualityChoice } from './QualityChoice';

/** The menu of further features: another quality, the sleep timer, another device, a window of its own. */
export function Menu({ host, model, engine: { player } }: MoreProps) {
  useSheet(host.root, menuSheet);
  const timer = sleepTimerOf(player);
  const [isRefused, setRefused] = useState(false);
  const [chosen, choose] = useState(0);
  const minutesLeft = useStore(timer.store, ({ minutesLeft }) => minutesLeft);
  const t = translator(comfortMessages, host.lang, readConfig().messages.player);
  const sleep = (minutes: number) => {
    choose(minutes);
    timer.start(minutes);
  };
  return (
    <>
      <QualityChoice host={host} model={model} player={player} t={t} />
      <fieldset>
        <legend>{t('sleep')}</legend>
        {SLEEP_MINUTES.map((minutes) => (
          <button
            key={minutes}
            type="button"
            dir="auto"
            aria-pressed={minutesLeft !== null && chosen === minutes}
            onClick={() => sleep(minutes)}
          >
            {t('sleepMinutes', { minutes })}
          </button>
        ))}
        {minutesLeft !== null && (
          <button type="button" onClick={timer.cancel}>
            {t('sleepOff')}
          </button>
        )}
      </fieldset>
      {minutesLeft !== null && <p className="sleep-left">{t('sleepLeft', { minutes: minutesLeft })}</p>}
      <Devices audio={model.audio()} t={t} />
      <button type="button" onClick={() => setRefused(!popOut(host, player))}>
        {t('popOut')}
      </button>
      <p role="status">{isRefused ? t('popOutRefused') : ''}</p>
    </>
  );
}
