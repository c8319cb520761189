/** The values of the frame. */
export interface ShownFrame {
  isOpen: boolean;
  /** The song on air, or what the widget is. */
  now: string;
  /** Words of the button. */
  more: string;
  status: string;
}

/** The words that are printed with the frame, for its other states. */
export type FrameWords = Record<'more' | 'close' | 'loading' | 'unreachable', string>;

/** The closed widget: what is on, the button, and the place of the block. */
export const Frame = ({ name, shown, words }: { name: string; shown: ShownFrame; words: FrameWords }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a size of its own
  <section part="widget" className="widget" role="group" aria-label={name}>
    <p part="now" className="now" dir="auto" hidden={shown.isOpen}>
      {shown.now}
    </p>
    <button
      part="more"
      className="more"
      type="button"
      aria-expanded={shown.isOpen}
      aria-controls="block"
      data-more={words.more}
      data-close={words.close}
    >
      {shown.more}
    </button>
    <div
      part="block"
      className="block"
      id="block"
      data-loading={words.loading}
      data-unreachable={words.unreachable}
      hidden={!shown.isOpen}
    >
      <p part="status" className="status" role="status" dir="auto">
        {shown.status}
      </p>
    </div>
  </section>
);
