import type { ReactNode } from 'react';

/** `listen`, `pause` and `resume` are the words of the links, which a script changes. */
export const Episodes = ({
  id,
  label,
  listen,
  pause,
  resume,
  pageNodes,
  children,
}: Record<'id' | 'label' | 'listen' | 'pause' | 'resume', string> &
  Record<'pageNodes' | 'children', ReactNode>) => (
  <>
    <ol
      part="episodes"
      id={id}
      aria-label={label}
      data-listen={listen}
      data-pause={pause}
      data-resume={resume}
    >
      {children}
    </ol>
    {pageNodes}
  </>
);

interface EpisodeProps
  extends Record<
    | 'title'
    | 'text'
    | 'file'
    | 'words'
    | 'label'
    | 'id'
    | 'showTitle'
    | 'image'
    | 'address'
    | 'chapters'
    | 'download',
    string
  > {
  seconds: number;
  show: number;
  aboutNodes: ReactNode;
  children: ReactNode;
}

/** The `data-` of the link are the attributes of the player. */
export const Episode = (episode: EpisodeProps) => (
  <li part="episode">
    <p part="title">
      <bdi>{episode.title}</bdi>
    </p>
    <p part="about">{episode.aboutNodes}</p>
    <p part="text">
      <bdi>{episode.text}</bdi>
    </p>
    <p part="links">
      <a
        part="play"
        href={episode.file}
        aria-label={episode.label}
        data-episode={episode.id}
        data-episode-title={episode.title}
        data-show-title={episode.showTitle}
        data-image={episode.image}
        data-address={episode.address}
        data-seconds={episode.seconds}
        data-show={episode.show}
        data-has-chapters={episode.chapters}
        data-download={episode.download}
      >
        {episode.words}
      </a>
      {episode.children}
    </p>
  </li>
);

export const Show = ({ address, name }: Record<'address' | 'name', string>) => (
  <>
    <a part="show" href={address}>
      {name}
    </a>{' '}
  </>
);

export const Published = ({ moment, words }: Record<'moment' | 'words', string>) => (
  <>
    <time part="date" dateTime={moment}>
      {words}
    </time>{' '}
  </>
);

export const Length = ({ words }: { words: string }) => <span part="length">{words}</span>;

export const Download = ({ file, words, label }: Record<'file' | 'words' | 'label', string>) => (
  <>
    {' '}
    <a part="download" href={file} download="" aria-label={label}>
      {words}
    </a>
  </>
);

export const Pages = ({ children }: { children: ReactNode }) => <p part="pages">{children}</p>;

/** `name` is `newer` or `more`. */
export const PageLink = ({ name, address, words }: Record<'name' | 'address' | 'words', string>) => (
  <>
    <a part={name} href={address} rel="nofollow">
      {words}
    </a>{' '}
  </>
);

/** The way to what an editor can do, where nothing is heard yet. */
export const Nothing = ({ address, text }: Record<'address' | 'text', string>) => (
  <p part="empty">
    <a href={address}>{text}</a>
  </p>
);
