import type { Engine } from '../player-model';

interface FoldProps {
  part: 'minimise' | 'expand';
  engine: Engine;
}

const DOWN = 'm5 9 7 7 7-7';
const UP = 'm5 15 7-7 7 7';

/** Makes a sticky player small, or large again; the style sheet shows the one that fits. */
export function FoldButton({ part, engine: { t, press } }: FoldProps) {
  return (
    <button
      part={part}
      className="fold"
      type="button"
      aria-label={t(part)}
      onClick={(event) => press(event.currentTarget)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={part === 'expand' ? UP : DOWN} />
      </svg>
    </button>
  );
}
