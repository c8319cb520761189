import { printed } from '@onda/core/element/printed';
import { LineIcon } from '@onda/core/react/line-icon';
import type { MastheadShown } from '../box/box-shown';
import { mastheadSearch } from './contract';

const AT_REST: MastheadShown = { name: '', list: '', unfolded: '' };

export const markup = [
  printed({
    spec: mastheadSearch,
    rest: { ...AT_REST },
    draw({ homeUrl }, t, kept) {
      const { name, list, unfolded }: MastheadShown = { ...AT_REST, ...kept };
      return (
        <form part="form" role="search" aria-label={name || undefined} method="get" action={homeUrl}>
          <input
            part="field"
            type="search"
            name="s"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('boxSearch')}
            aria-label={t('boxSearch')}
            aria-controls={list || undefined}
          />{' '}
          <button
            part="submit"
            className="wp-element-button"
            type="submit"
            aria-label={t('boxSubmit')}
            aria-expanded={unfolded || undefined}
          >
            <LineIcon size={20}>
              <circle cx="11" cy="11" r="7" />
              <path d="m20 20-4-4" />
            </LineIcon>
          </button>
        </form>
      );
    },
  }),
];
