import { useAttributes, useIsHydrated, useKept, useStoreNow } from '@onda/core/react/hydration';
import type { ViewProps } from '@onda/core/react/react-view';
import type { nowPlayingWidget } from '../contract';
import { presentBlock, type Shown, type ShownSong } from '../present';
import type { Widget } from '../store';
import type { BlockModel } from '../widget-host';
import { Status } from './Status';

/** The content of the open frame: the song on air and those before it. No markup of a feed becomes nodes. */
export function Block({ host, model: { widget, words } }: ViewProps<typeof nowPlayingWidget, BlockModel>) {
  if (!widget || !words) throw new Error('no block');
  const state = useStoreNow(useKept(widget.store));
  const { img } = useAttributes(host);
  const shown = presentBlock(state, img, words);
  const isPrintedAlone = !useIsHydrated();
  return (
    <>
      <Status words={shown.status} />
      {isPrintedAlone || (
        <>
          <OnAir shown={shown} failed={widget.artFailed} />
          <button
            part="history-toggle"
            className="toggle"
            type="button"
            aria-expanded={shown.isHistoryShown}
            aria-controls="history"
            hidden={!shown.isRead}
            disabled={!shown.songs[0]}
            onClick={widget.toggleHistory}
          >
            {shown.history}
          </button>
          <ol
            part="history"
            className="history"
            id="history"
            hidden={!shown.isHistoryShown || !shown.songs[0]}
          >
            {shown.songs.map((song, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a song has no name of its own; a row shows the one of its place
              <Song key={index} song={song} failed={widget.artFailed} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

type Failed = Widget['artFailed'];

const OnAir = ({
  shown: { isRead, cover, live, address, liveState, title, artist },
  failed,
}: {
  shown: Shown;
  failed: Failed;
}) => (
  <div part="track" className="track" hidden={!isRead}>
    <Cover part="cover" address={cover} failed={failed} />
    <div className="text">
      <p part="live" className="live" dir="auto" data-state={liveState}>
        {address ? <a href={address}>{live}</a> : live}
      </p>
      <p part="title" className="title" dir="auto">
        {title}
      </p>
      <p part="artist" className="artist" dir="auto">
        {artist}
      </p>
    </div>
  </div>
);

const Song = ({ song: { cover, title, artist, time }, failed }: { song: ShownSong; failed: Failed }) => (
  <li part="song" className="song">
    <Cover part="song-cover" address={cover} failed={failed} />
    <div className="text">
      <p part="song-title" className="title" dir="auto">
        {title}
      </p>
      <p part="song-artist" className="artist" dir="auto">
        {artist}
      </p>
    </div>
    <p part="song-time" className="time">
      {time}
    </p>
  </li>
);

/** Without an address the drawn placeholder stands there. */
const Cover = ({ part, address, failed }: { part: string; address: string; failed: Failed }) => (
  <span className="art">
    <img
      part={part}
      src={address || undefined}
      alt=""
      width={60}
      height={60}
      onError={() => failed(address)}
    />
  </span>
);
