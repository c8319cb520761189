/** The row of buttons before the slides. */
export const SlideBar = () => (
  <div className="onda-slide-bar">
    <div />
  </div>
);

/** `name` selects its sign. */
export const SlideButton = ({ name, label }: Record<'name' | 'label', string>) => (
  <button type="button" data-action={name} aria-label={label} />
);
