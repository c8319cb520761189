/** Pauses what plays in a page that is left. What comes back with it is what nobody hears: pictures that move. */
export function restMedia(document: Document): () => void {
  const playing = [...document.querySelectorAll<HTMLMediaElement>('audio, video')].filter(
    ({ paused }) => !paused,
  );
  for (const media of playing) media.pause();
  return () => {
    for (const media of playing) if (media.muted) media.play().catch(() => {});
  };
}
