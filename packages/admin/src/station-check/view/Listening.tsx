import type { SoundState } from '../sound';
import type { Store } from '../store';
import type { Texts } from '../texts';

interface Props {
  store: Store;
  texts: Texts;
  sound: SoundState;
}

/** Plays the stream in this browser, as it is typed. */
export function Listening({ store, texts, sound }: Props) {
  const isOn = sound.kind === 'connecting' || sound.kind === 'playing' || sound.kind === 'stalled';
  return (
    <>
      <button
        type="button"
        className="button"
        aria-pressed={isOn}
        data-sound={sound.kind}
        onClick={isOn ? store.stop : store.listen}
      >
        {isOn ? texts.stop : texts.listen}
      </button>
      <span role="status" className="onda-sound">
        {soundText(sound, texts)}
      </span>
    </>
  );
}

function soundText(sound: SoundState, texts: Texts): string {
  switch (sound.kind) {
    case 'silent':
      return '';
    case 'failed':
      return texts[sound.reason];
    case 'playing': {
      const seconds = new Intl.NumberFormat(document.documentElement.lang || undefined, {
        maximumFractionDigits: 1,
      }).format(sound.seconds);
      const known = { unknown: '', yes: texts.readable, no: texts.unreadable }[sound.readable];
      return `${texts.playing.replace('%s', seconds)} ${known}`.trim();
    }
    default:
      return texts[sound.kind];
  }
}
