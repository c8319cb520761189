import { AnswerArea } from './AnswerLines';

/** The lines of a form that was printed without them. */
export const Answers = () => <AnswerArea thanks="" error="" isThanksHidden isErrorHidden />;

/** Says below a field what is wrong with it. */
export const FieldError = ({ id }: { id: string }) => (
  <p className="mailpoet_field_error parsley-errors-list filled" id={id} />
);
