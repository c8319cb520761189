import { AnswerArea } from './AnswerLines';

/** The lines of a form that was printed without them. */
export const Answers = () => <AnswerArea thanks="" error="" isThanksHidden isErrorHidden />;

/** The error below a field. */
export const FieldError = ({ id }: { id: string }) => (
  <p className="mailpoet_field_error parsley-errors-list filled" id={id} />
);
