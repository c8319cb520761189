/** The row of buttons before the slides. */
export const SlideBar = () => (
  <div className="onda-slide-bar">
    <div />
  </div>
);

/** Its sign hangs on the name. */
export const SlideButton = ({ name, label }: Record<'name' | 'label', string>) => (
  <button type="button" data-action={name} aria-label={label} />
);
