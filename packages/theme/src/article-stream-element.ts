import { pageFetch } from '@onda/core/fetch-page';
import { articleStream } from './article-stream-contract';
import { defineBehaviour } from './behaviour';
import { streamArticles } from './behaviour/article-stream';

defineBehaviour(articleStream, (scene) => streamArticles(scene, pageFetch()));
