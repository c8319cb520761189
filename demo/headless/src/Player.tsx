import { useRef, useState } from 'react';
import type { NowPlaying, Station } from './api';
import { useRead } from './use-read';

const POLL_MS = 15_000;

export function Player() {
  const stations = useRead<Station[]>('/stations');
  const [station] = stations.kind === 'read' ? stations.value : [];
  const now = useRead<NowPlaying>(station ? `/stations/${station.id}/now-playing` : null, POLL_MS);
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  if (stations.kind === 'failed') return <section role="alert">No se pudo leer la emisora.</section>;
  const track = now.kind === 'read' ? now.value.track : null;
  const toggle = () => {
    if (isPlaying) audio.current?.pause();
    else audio.current?.play().catch(() => setPlaying(false));
  };
  return (
    <section className="player" aria-label="Reproductor">
      <button type="button" onClick={toggle} disabled={!station} aria-pressed={isPlaying}>
        {isPlaying ? 'Pausa' : 'Escuchar'}
      </button>
      <div>
        <h2>{station?.name ?? 'Cargando…'}</h2>
        <p aria-live="polite">
          {track ? `${track.artist} – ${track.title}` : now.kind === 'failed' ? 'Sin datos.' : ' '}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: live radio has no captions */}
      <audio
        ref={audio}
        src={station?.stream}
        preload="none"
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
    </section>
  );
}
