import { LineIcon } from '@onda/core/react/line-icon';
import type { BoxShown } from './box/box-shown';
import type { printedMessages } from './messages';

interface FaceProps {
  shown: BoxShown;
  t(key: keyof typeof printedMessages.en): string;
  homeUrl: string;
  phrase: string;
}

/** The form of a search box. */
export const Face = ({ homeUrl, ...inside }: FaceProps) => (
  // biome-ignore lint/a11y/useSemanticElements: the search of a page without a script is a form
  <form
    part="form"
    role="search"
    aria-label={inside.shown.name || undefined}
    method="get"
    action={homeUrl}
    autoComplete="off"
  >
    <span part="box">
      <Field {...inside} />
      <Buttons {...inside} />
    </span>
  </form>
);

/** A combobox, once the box searches. */
const Field = ({ shown, t, phrase }: Omit<FaceProps, 'homeUrl'>) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: without a script it is a field as any other
  <input
    part="field"
    type="search"
    name="s"
    defaultValue={phrase}
    maxLength={100}
    required
    enterKeyHint="search"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck="false"
    placeholder={t('placeholder')}
    aria-label={t('search')}
    role={shown.isLive ? 'combobox' : undefined}
    aria-autocomplete={shown.isLive ? 'list' : undefined}
    aria-haspopup={shown.popup || undefined}
    aria-expanded={shown.expanded || undefined}
    aria-controls={shown.list || undefined}
    aria-activedescendant={shown.active || undefined}
  />
);

const Buttons = ({ shown, t }: Pick<FaceProps, 'shown' | 't'>) => (
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
