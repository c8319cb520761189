/** The values of the two lines. Each line is hidden while it has nothing to say. */
export type Answered = Record<'success' | 'error', string> & Record<'isUnsent' | 'isRight', boolean>;

/** The thanks and the error behind a form that was sent without a script. `name` is the class of the thanks. */
export const AnswerLines = ({ name, success, error, isUnsent, isRight }: Answered & { name: string }) => (
  <>
    <p className={name} role="status" hidden={isUnsent}>
      {success}
    </p>
    <p className="mailpoet_validate_error" role="alert" hidden={isRight}>
      {error}
    </p>
  </>
);
