import { printed } from '@onda/core/element/printed';
import { LineIcon } from '@onda/core/react/line-icon';
import { AT_REST, type BoxShown } from './box/box-shown';
import { aspSearch } from './contract';

export const markup = [
  printed({
    spec: aspSearch,
    rest: { ...AT_REST },
    draw(attributes, t, kept) {
      const shown: BoxShown = { ...AT_REST, submit: t('search'), ...kept };
      return (
        <form
          part="form"
          role="search"
          aria-label={shown.name || undefined}
          method="get"
          action={attributes.homeUrl}
          autoComplete="off"
        >
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
              {...{ role: shown.isLive ? 'combobox' : undefined }}
              aria-autocomplete={shown.isLive ? 'list' : undefined}
              aria-haspopup={shown.popup || undefined}
              {...{ 'aria-expanded': shown.expanded || undefined }}
              aria-controls={shown.list || undefined}
              aria-activedescendant={shown.active || undefined}
            />
            <Buttons shown={shown} t={t} />
          </span>
        </form>
      );
    },
  }),
];

const Buttons = ({ shown, t }: { shown: BoxShown; t(key: string): string }) => (
  <>
    <button part="clear" type="reset" hidden={shown.isEmpty} aria-label={t('clear')}>
      <LineIcon size={18}>
        <path d="m6 6 12 12M18 6 6 18" />
      </LineIcon>
    </button>
    <button
      part="submit"
      type="submit"
      aria-label={shown.submit || undefined}
      aria-expanded={shown.unfolded || undefined}
    >
      <LineIcon size={20}>
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </LineIcon>
    </button>
  </>
);
