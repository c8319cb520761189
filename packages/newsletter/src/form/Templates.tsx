/** The messages of a form that was printed without them. */
export const MessageArea = () => <div className="mailpoet_message" />;

export const Message = ({ name }: { name: string }) => <p className={name} hidden />;

export const LineBreak = () => <br />;

/** Says below a field what is wrong with it. */
export const FieldError = ({ id }: { id: string }) => (
  <p className="mailpoet_field_error parsley-errors-list filled" id={id} />
);
