import { type CSSProperties, useId, useState } from 'react';
import { useStore } from 'zustand/react';
import type { FeedStatus } from '../../on-air/on-air';
import { latestAnswer, readHistory } from '../../on-air/read-history';
import { useLazyPart } from '../use-lazy-part';
import { PanelFrame } from './PanelFrame';
import type { PanelContext } from './panel-context';
import { Song } from './Song';
import { scaledLimit } from './shorten';
import { useElementWidth } from './use-element-width';
import { useSongWindow } from './use-song-window';

/** The latest songs, newest first. A slider moves through them when there are more than fit. */
export function History({ panel }: { panel: PanelContext }) {
  const { host, engine, options, t } = panel;
  const { feed, history, failedArt } = useHistory(panel);
  const width = useElementWidth(host.element);
  const limits = limitsOf(options, width);
  const perScreen = Math.round(options.numberOfThumbsPerScreen);
  const songs = useSongWindow(history.length, perScreen);
  const listId = useId();
  const coverOf = (art: string) =>
    [art, host.attributes.getState().noImageAvailable].find((url) => url && !failedArt.includes(url));

  return (
    <PanelFrame panel={panel} name="history" heading={t('historyHeading')}>
      {history.length === 0 && (
        <p className="note" role="status">
          {emptyText(feed, panel)}
        </p>
      )}
      <div
        className="songs"
        ref={songs.box}
        style={{ '--rows': Math.min(perScreen, history.length) } as CSSProperties}
      >
        <ol
          id={listId}
          ref={songs.list}
          data-scrolls={songs.last > 0 ? '' : undefined}
          aria-label={t('history')}
          // A list that scrolls can be reached with the keyboard
          tabIndex={songs.last > 0 ? 0 : undefined}
          onScroll={songs.follow}
        >
          {history.map((track, index) => (
            <Song
              // biome-ignore lint/suspicious/noArrayIndexKey: a song may be played twice, and most have no time
              key={index}
              track={
                track.title || track.artist ? track : { ...track, title: t('noTitle'), artist: t('noName') }
              }
              cover={coverOf(track.art)}
              limits={limits}
              onArtFailed={engine.player.artFailed}
            />
          ))}
        </ol>
        {songs.last > 0 && (
          <SongSlider songs={songs} perScreen={perScreen} count={history.length} listId={listId} t={t} />
        )}
      </div>
    </PanelFrame>
  );
}

/**
 * The state of the player, which reads the earlier songs now. Until they are there it is as if nobody had asked: a
 * reading waits for the sound.
 */
function useHistory({ host, model, engine }: PanelContext) {
  const [read] = useState(() => () => readHistory(host, model));
  const answer = useLazyPart(read, true);
  const state = useStore(engine.player.store);
  if (answer === 'failed') return { ...state, feed: 'unreadable' as const };
  const isOnItsWay = answer !== null && answer === latestAnswer(model.onAir) && state.history.length === 0;
  return answer === undefined || isOnItsWay ? { ...state, feed: 'unasked' as const } : state;
}

interface SongSliderProps {
  songs: ReturnType<typeof useSongWindow>;
  perScreen: number;
  count: number;
  listId: string;
  t: PanelContext['t'];
}

/** Moves through the songs. */
function SongSlider({ songs, perScreen, count, listId, t }: SongSliderProps) {
  return (
    <input
      className="slider"
      type="range"
      min={0}
      max={songs.last}
      step={1}
      value={songs.first}
      aria-label={t('scrollHistory')}
      aria-controls={listId}
      aria-orientation="vertical"
      aria-valuetext={t('songsShown', { first: songs.first + 1, last: songs.first + perScreen, count })}
      onChange={(event) => songs.go(event.target.valueAsNumber)}
    />
  );
}

/** The most characters of a song's title and artist in a panel of this width, in pixels. */
const limitsOf = (options: PanelContext['options'], width: number) => ({
  title: scaledLimit(options.historyRecordTitleLimit, width),
  artist: scaledLimit(options.historyRecordAuthorLimit, width),
});

/** while nothing was read; R-8 when it could not be. */
function emptyText(feed: FeedStatus, { engine, t }: PanelContext): string {
  if (feed === 'unasked') return t('readingHistory');
  if (feed === 'unreadable') return engine.t('dataNotAvailable');
  if (feed === 'unknown') return engine.t('notAvailable');
  return t('noHistory');
}
