import { systemClock } from '@onda/core/clock';
import { createFetchPage } from '@onda/core/fetch-page';
import { articleStream } from './article-contract';
import { defineBehaviour } from './behaviour';
import { streamArticles } from './behaviour/article-stream';

const fetchPage = createFetchPage({
  fetch: (input, init) => fetch(input, init),
  clock: systemClock,
  origin: location.origin,
});

defineBehaviour(articleStream, (scene) => streamArticles(scene, fetchPage));
