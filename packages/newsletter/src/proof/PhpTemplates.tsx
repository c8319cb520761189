/**
 * A field that visitors do not see and programs fill. It is hidden twice: a theme that lays out every label or block of
 * a form may show hidden ones.
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
