/** A video file that plays at once, because a click asked for it. */
export const VideoFile = ({ src, title }: Record<'src' | 'title', string>) => (
  // biome-ignore lint/a11y/useMediaCaption: the page has only the address of the file
  <video src={src} title={title} controls autoPlay playsInline />
);

/** The player of a provider. */
export const VideoFrame = ({ src, title }: Record<'src' | 'title', string>) => (
  <iframe
    src={src}
    title={title}
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    referrerPolicy="strict-origin-when-cross-origin"
  />
);
