import { LineIcon } from '@onda/core/react/line-icon';
import type { BoxShown } from '../box/box-shown';
import type { mastheadMessages } from './messages';

/** The panel is the list, and the button opens it. */
export type MastheadShown = Pick<BoxShown, 'name' | 'list' | 'unfolded'>;

interface FaceProps {
  shown: MastheadShown;
  t(key: keyof typeof mastheadMessages.en): string;
  homeUrl: string;
}

/** The form; once its box searches, the button opens and closes the panel. */
export const Face = ({ shown, t, homeUrl }: FaceProps) => (
  // biome-ignore lint/a11y/useSemanticElements: the search of a page without a script is a form
  <form part="form" role="search" aria-label={shown.name || undefined} method="get" action={homeUrl}>
    <input
      part="field"
      type="search"
      name="s"
      maxLength={200}
      autoComplete="off"
      enterKeyHint="search"
      placeholder={t('boxSearch')}
      aria-label={t('boxSearch')}
      aria-controls={shown.list || undefined}
    />{' '}
    <button
      part="submit"
      className="wp-element-button"
      type="submit"
      aria-label={t('boxSubmit')}
      aria-expanded={shown.unfolded || undefined}
    >
      <LineIcon size={20}>
        <circle cx="11" cy="11" r="7" />
        <path d="m20 20-4-4" />
      </LineIcon>
    </button>
  </form>
);
