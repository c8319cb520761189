const PATHS = {
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  chapters: 'M4 6h2m3 0h11M4 12h2m3 0h11M4 18h2m3 0h11',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  close: 'm6 6 12 12m0-12L6 18',
  link: 'M9 6h9v9m0-9L7 17',
} as const;

/** A sign of lines in the color of the text. */
export const Icon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg className={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
