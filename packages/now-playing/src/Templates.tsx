/** The content of the open frame: the song on air, and the place of those before it. */
export const Block = () => (
  <div className="content">
    <div part="track" className="track" hidden>
      <Cover part="cover" />
      <div className="text">
        {/* biome-ignore lint/a11y: the words come with each reading, the address with a show */}
        <a part="live" className="live" dir="auto" />
        <p part="title" className="title" dir="auto" />
        <p part="artist" className="artist" dir="auto" />
      </div>
    </div>
    <button
      part="history-toggle"
      className="toggle"
      type="button"
      aria-expanded="false"
      aria-controls="history"
      hidden
    />
    <ol part="history" className="history" id="history" hidden />
  </div>
);

/** A song before the one on air. */
export const Song = () => (
  <li part="song" className="song">
    <Cover part="song-cover" />
    <div className="text">
      <p part="song-title" className="title" dir="auto" />
      <p part="song-artist" className="artist" dir="auto" />
    </div>
    <p part="song-time" className="time" />
  </li>
);

/** A picture; the style sheet draws a placeholder for one without an address. */
const Cover = ({ part }: { part: string }) => (
  <span className="art">
    <img part={part} alt="" width={60} height={60} />
  </span>
);
