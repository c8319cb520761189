import { LineIcon } from '@onda/core/react/line-icon';

/** The button and the line beside it as they are shown. */
export interface Shown {
  isListening: boolean;
  hint: string;
}

export const AT_REST: Shown = { isListening: false, hint: '' };

/** The button that listens, and the line that says what it heard. */
export const Face = ({ shown, label }: { shown: Shown; label: string }) => (
  <>
    <button
      part="button"
      className="wp-element-button"
      type="button"
      aria-pressed={shown.isListening}
      aria-label={label}
    >
      <LineIcon size={20}>
        <rect x="9" y="3" width={6} height={11} rx="3" />
        <path d="M5 11a7 7 0 0 0 14 0M12 18v3" />
      </LineIcon>
    </button>
    <span part="hint" role="status">
      {shown.hint}
    </span>
  </>
);
