import { systemClock } from '@onda/core/clock';
import type { Scene } from './behaviour';
import { embedComments } from './behaviour/comments-embed';
import { createDisqus } from './behaviour/disqus';
import type { commentsEmbed } from './comments-embed-contract';

/** One for the page. */
const disqus = createDisqus(systemClock);

export const openEmbed = (scene: Scene<typeof commentsEmbed>, link: HTMLAnchorElement) =>
  embedComments(scene, link, disqus);
