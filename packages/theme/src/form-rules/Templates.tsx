/** The error beside a field. */
export const ErrorMark = ({ id }: { id: string }) => <span className="onda-form-error" id={id} />;

/** The list of all errors above the form. */
export const ErrorList = ({ id, problem }: Record<'id' | 'problem', string>) => (
  <div className="onda-form-errors" role="alert" tabIndex={-1} aria-labelledby={id}>
    <h2 className="onda-form-problem" id={id}>
      {problem}
    </h2>
    <ul />
  </div>
);

/** `field` is the id of the field to which it leads. */
export const ErrorItem = ({ field, text }: Record<'field' | 'text', string>) => (
  <li>
    <a href={`#${field}`}>{text}</a>
  </li>
);
