/** The stream, where no script runs. */
export const Sound = ({ stream, name }: Record<'stream' | 'name', string>) => (
  <>
    {/* biome-ignore lint/a11y/useMediaCaption: a live stream has no captions */}
    <audio controls preload="none" src={stream} /> <span>{name}</span>
  </>
);

/** Leads to the stream, where nothing plays it. */
export const StreamLink = ({ stream, name }: Record<'stream' | 'name', string>) => (
  <a href={stream}>{name}</a>
);
