import { type KeyboardEvent, useRef } from 'react';
import { useStore } from 'zustand/react';
import type { EpisodeText } from '../messages';
import { currentChapter } from '../present';
import type { EpisodePlayer } from '../store';
import { clockTime } from '../times';
import { Icon } from './icons';

interface ChaptersProps {
  player: EpisodePlayer;
  t: EpisodeText;
}

/** The chapters over the bar; they are read when the list is opened. */
export function Chapters({ player, t }: ChaptersProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details
      part="chapters"
      className="chapters"
      ref={details}
      onKeyDown={close}
      onToggle={() => details.current?.open && void player.openChapters()}
    >
      <summary className="tool" aria-label={t('chapters')}>
        <Icon name="chapters" />
      </summary>
      <ChapterList player={player} t={t} />
    </details>
  );
}

const WORDS = { unasked: 'chaptersAsked', asking: 'chaptersAsked', failed: 'chaptersFailed' } as const;

function ChapterList({ player, t }: ChaptersProps) {
  const { chapters, position } = useStore(player.store);
  const list = chapters.status === 'read' ? chapters.list : [];
  const current = currentChapter(list, position);
  if (list.length === 0) {
    const text = chapters.status === 'read' ? 'noChapters' : WORDS[chapters.status];
    return (
      <div className="popover">
        <p role="status">{t(text)}</p>
      </div>
    );
  }
  return (
    <div className="popover">
      <ol>
        {list.map(({ start, title, address }, index) => (
          <li key={`${start} ${title}`}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => player.seek(start)}
            >
              <span className="time">{clockTime(start)}</span> <span dir="auto">{title}</span>
            </button>
            {address && (
              <a href={address} className="tool" aria-label={t('chapterPage', { title })}>
                <Icon name="link" />
              </a>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
