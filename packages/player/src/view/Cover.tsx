import type { Presentation } from '../present';
import type { PlayerAttributes } from '../texts';

interface CoverProps {
  shown: Presentation;
  attributes: PlayerAttributes;
  artFailed: (url: string) => void;
}

/** The empty drawing has the shape that the page asks for; the image fills it, whatever its own. */
export function Cover({ shown, attributes, artFailed }: CoverProps) {
  return (
    <div className="art">
      <svg
        viewBox={`0 0 ${attributes.playerWidth} ${attributes.imageHeight}`}
        height={0}
        aria-hidden="true"
      />
      <img
        part="cover"
        src={shown.cover || undefined}
        onError={() => artFailed(shown.cover)}
        alt=""
        width={112}
        height={112}
        decoding="async"
      />
    </div>
  );
}
