/** The place of a dialog in the body; its shadow root keeps the sheets of the page out. */
export const DialogPlace = ({ lang, dir }: Record<'lang' | 'dir', string>) => (
  <div className="onda-dialog" lang={lang} dir={dir} />
);
