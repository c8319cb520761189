/**
 * A field that a visitor does not see and a program fills. It is hidden twice: a theme may show what is hidden, where
 * it lays out every label or block of a form.
 */
export const Trap = ({ name, label }: Record<'name' | 'label', string>) => (
  <div className="mailpoet_hp_email_label" hidden aria-hidden="true">
    <span hidden>
      <label>
        {label}
        <input type="text" name={name} defaultValue="" tabIndex={-1} autoComplete="off" />
      </label>
    </span>
  </div>
);
