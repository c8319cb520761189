import type { Track } from '@onda/feeds/now-playing';
import { shorten } from './shorten';

interface SongProps {
  track: Track;
  cover: string | undefined;
  /** Characters. */
  limits: { title: number; artist: number };
  onArtFailed(url: string): void;
}

/** A song of the history. A line that is cut off is whole in the row's title. */
export function Song({ track: { title, artist }, cover, limits, onArtFailed }: SongProps) {
  return (
    <li part="song">
      <span className="thumb">
        {cover && (
          <img
            src={cover}
            alt=""
            width={40}
            height={40}
            loading="lazy"
            decoding="async"
            onError={() => onArtFailed(cover)}
          />
        )}
      </span>
      <span className="words">
        <Words className="song-title" text={title} limit={limits.title} />
        <Words className="song-artist" text={artist} limit={limits.artist} />
      </span>
    </li>
  );
}

function Words({ className, text, limit }: { className: string; text: string; limit: number }) {
  const short = shorten(text, limit);
  if (!text) return null;
  return (
    <span className={className} dir="auto" title={short === text ? undefined : text}>
      {short}
    </span>
  );
}
