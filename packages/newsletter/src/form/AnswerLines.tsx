import type { Answered } from './present';

/** The thanks and the error of a form, each hidden while it says nothing. `name` is the class of the thanks. */
export const AnswerLines = ({ name, thanks, error, isUnsent, isRight }: Answered & { name: string }) => (
  <>
    <p className={name} role="status" hidden={isUnsent}>
      {thanks}
    </p>
    <p className="mailpoet_validate_error" role="alert" hidden={isRight}>
      {error}
    </p>
  </>
);

/** Both in MailPoet's area. */
export const AnswerArea = ({ thanks, error, isUnsent, isRight }: Answered) => (
  <div className="mailpoet_message">
    <AnswerLines
      name="mailpoet_validate_success"
      thanks={thanks}
      error={error}
      isUnsent={isUnsent}
      isRight={isRight}
    />
  </div>
);
