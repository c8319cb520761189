/** The place of a dialog in the body; its shadow root keeps the sheets of the page out. */
export const DialogPlace = ({ lang, dir }: Record<'lang' | 'dir', string>) => (
  <div className="onda-dialog" lang={lang} dir={dir} />
);

export const Dialog = ({ title }: { title: string }) => (
  <dialog part="dialog" aria-labelledby="title" aria-describedby="text">
    <div className="inner">
      <h2 id="title">{title}</h2>
      <div id="text" />
      <div className="choices" />
    </div>
  </dialog>
);

export const ChoiceButton = ({ value, label }: Record<'value' | 'label', string>) => (
  <button type="button" value={value}>
    {label}
  </button>
);

export const ChoiceLink = ({ address, label }: Record<'address' | 'label', string>) => (
  <a href={address}>{label}</a>
);
