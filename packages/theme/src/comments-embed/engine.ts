import { systemClock } from '@onda/core/timing/clock';
import type { Scene } from '../define-behavior';
import { embedComments } from './behavior';
import type { commentsEmbed } from './contract';
import { createDisqus } from './disqus';

/** The page has one Disqus. */
const disqus = createDisqus(systemClock);

export const openEmbed = (scene: Scene<typeof commentsEmbed>, link: HTMLAnchorElement) =>
  embedComments(scene, link, disqus);
