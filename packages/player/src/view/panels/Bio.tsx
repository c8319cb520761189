import { pageAjax } from '@onda/core/http/page-services';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { askArtist, type KnownArtist } from '../../on-air/artist-api';
import { type BioState, createBio } from './bio-store';
import { PanelFrame } from './PanelFrame';
import type { PanelContext, PanelText } from './panel-context';

/** Picture and biography of the artist who is on air. */
export function Bio({ panel }: { panel: PanelContext }) {
  const { host, engine, t } = panel;
  const artist = useStore(engine.player.store, ({ track }) => track?.artist ?? '');
  const [bio] = useState(() =>
    createBio((name, signal) => askArtist(pageAjax().ajax, name, languageOf(panel), signal)),
  );
  useEffect(() => bio.show(artist), [bio, artist]);
  useEffect(() => bio.dispose, [bio]);
  const state = useStore(bio.store);
  return (
    <PanelFrame panel={panel} name="bio" heading={t('bioHeading')}>
      {artist && (
        <p className="bio-artist" dir="auto">
          {artist}
        </p>
      )}
      {state.kind === 'known' ? (
        <Biography artist={state} label={artist} />
      ) : (
        <p className="note" role="status" lang={host.lang}>
          {noteOf(state, artist, t)}
        </p>
      )}
    </PanelFrame>
  );
}

/** A keyboard must reach what scrolls. */
function Biography({ artist, label }: { artist: KnownArtist; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box that cannot be taken away everywhere
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard
    <div className="biography" role="group" aria-label={label} tabIndex={0}>
      {artist.thumbnail && (
        <img src={artist.thumbnail} alt="" width={96} height={96} loading="lazy" decoding="async" />
      )}
      {paragraphs(artist.biography).map(({ key, text }) => (
        <p key={key} lang={artist.language} dir="auto">
          {text}
        </p>
      ))}
      <Credit {...artist} />
    </div>
  );
}

function Credit({ credit, link }: KnownArtist) {
  const name = credit || link;
  if (!name) return null;
  if (!link) return <p className="credit">{name}</p>;
  return (
    <p className="credit">
      <a href={link} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    </p>
  );
}

const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .filter((part) => part.trim())
    .map((part, index) => ({ key: index, text: part }));

const NOTES = {
  idle: 'noArtist',
  loading: 'readingBio',
  unknown: 'noBio',
  off: 'bioOff',
  failed: 'bioFailed',
} as const;

const noteOf = ({ kind }: Exclude<BioState, KnownArtist>, artist: string, t: PanelText): string =>
  t(NOTES[kind], { artist });

/** The page's language as its author named it, without the country: not only those that we speak. */
function languageOf({ host }: PanelContext): string {
  const tag = host.element.closest('[lang]')?.getAttribute('lang') || host.lang;
  return tag.trim().split('-')[0]?.toLowerCase() || host.lang;
}
