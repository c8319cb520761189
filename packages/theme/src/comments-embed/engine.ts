import { systemClock } from '@onda/core/timing/clock';
import type { Scene } from '../define-behaviour';
import { embedComments } from './behaviour';
import type { commentsEmbed } from './contract';
import { createDisqus } from './disqus';

/** One for the page. */
const disqus = createDisqus(systemClock);

export const openEmbed = (scene: Scene<typeof commentsEmbed>, link: HTMLAnchorElement) =>
  embedComments(scene, link, disqus);
