/**
 * Pauses the media of a page that is left. The returned function plays the muted ones again: they are moving pictures.
 */
export function restMedia(document: Document): () => void {
  const playing = [...document.querySelectorAll<HTMLMediaElement>('audio, video')].filter(
    ({ paused }) => !paused,
  );
  for (const media of playing) media.pause();
  return () => {
    for (const media of playing) if (media.muted) media.play().catch(() => {});
  };
}
