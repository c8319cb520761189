/** Holds a part of a fetched page; it scrolls, by key too. */
export const PagePart = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
  <div tabIndex={0} />
);

type DialogWords = Record<'title' | 'zoom' | 'close' | 'previous' | 'next', string>;

export const LightboxDialog = ({ title, zoom, close, previous, next }: DialogWords) => (
  <dialog className="onda-lightbox" aria-label={title}>
    <div>
      <p role="status" />
      <button type="button" data-action="zoom" aria-label={zoom} />
      <button type="button" data-action="close" aria-label={close} />
    </div>
    <button type="button" data-action="previous" aria-label={previous} />
    <div className="stage" />
    <button type="button" data-action="next" aria-label={next} />
  </dialog>
);

export const Picture = ({ alt, srcset, address }: Record<'alt' | 'srcset' | 'address', string>) => (
  <figure>
    <img alt={alt} sizes="100vw" srcSet={srcset} src={address} />
  </figure>
);

/** The place of a video or of a part of a page. */
export const Placed = ({ shape }: { shape: string }) => (
  <figure data-kind={shape}>
    <div className="placed" />
  </figure>
);

export const Caption = ({ caption }: { caption: string }) => <figcaption>{caption}</figcaption>;

export const Failure = ({ text }: { text: string }) => (
  <figure>
    <p role="alert">
      <span>{text}</span>
    </p>
  </figure>
);

/** The link to an item that failed to load. */
export const FailureLink = ({ address, open }: Record<'address' | 'open', string>) => (
  <a href={address} target="_blank" rel="noopener">
    {open}
  </a>
);
