import type { Answered } from './present';

/**
 * The thanks and the error of a form, each hidden while empty. `name` is the class of the thanks. An error has a line
 * for each message.
 */
export const AnswerLines = ({
  name,
  thanks,
  error,
  isThanksHidden,
  isErrorHidden,
}: Answered & { name: string }) => (
  <>
    <p className={name} role="status" hidden={isThanksHidden}>
      {thanks}
    </p>
    <p className="mailpoet_validate_error" role="alert" hidden={isErrorHidden}>
      {error}
    </p>
  </>
);

/** Both lines in MailPoet's area. */
export const AnswerArea = ({ thanks, error, isThanksHidden, isErrorHidden }: Answered) => (
  <div className="mailpoet_message">
    <AnswerLines
      name="mailpoet_validate_success"
      thanks={thanks}
      error={error}
      isThanksHidden={isThanksHidden}
      isErrorHidden={isErrorHidden}
    />
  </div>
);
