import { warn } from '@onda/core/element/warn';
import { loadOnce } from '@onda/core/loading/load-once';
import type { Scene } from '../define-behavior';
import type { commentsEmbed } from './contract';

const SHORTNAME = /^[a-z0-9][a-z0-9-]*$/i;

export type LoadEmbed = () => Promise<{
  openEmbed(scene: Scene<typeof commentsEmbed>, link: HTMLAnchorElement): () => Promise<void>;
}>;

/** A click on the printed link loads the code; if that fails, the browser follows the link. */
export function startEmbed(scene: Scene<typeof commentsEmbed>, load: LoadEmbed) {
  const { target, options, lifetime } = scene;
  const link = target.querySelector('a');
  if (!link || !SHORTNAME.test(options.shortname))
    return warn('<comments-embed> has no link or no shortname');
  const loadShow = loadOnce(async () => (await load()).openEmbed(scene, link));
  const press = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    await loadShow.forPress().then(
      (run) => run(),
      () => location.assign(link.href),
    );
  };
  link.addEventListener('click', press, { signal: lifetime.signal });
}
