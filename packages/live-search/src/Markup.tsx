import { printed } from '@onda/core/element/printed';
import { LineIcon } from '@onda/core/react/line-icon';
import { aspSearch } from './contract';

export const markup = [
  printed({
    spec: aspSearch,
    draw: (attributes, t) => (
      <form part="form" role="search" method="get" action={attributes.homeUrl} autoComplete="off">
        <span part="box">
          <input
            part="field"
            type="search"
            name="s"
            defaultValue={attributes.phrase}
            maxLength={100}
            required
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            placeholder={t('placeholder')}
            aria-label={t('search')}
          />
          <button part="clear" type="reset" hidden aria-label={t('clear')}>
            <LineIcon size={18}>
              <path d="m6 6 12 12M18 6 6 18" />
            </LineIcon>
          </button>
          <button part="submit" type="submit" aria-label={t('search')}>
            <LineIcon size={20}>
              <circle cx="10.5" cy="10.5" r="6.5" />
              <path d="m15.5 15.5 5 5" />
            </LineIcon>
          </button>
        </span>
      </form>
    ),
  }),
];
