import { pageFetch } from '@onda/core/http/fetch-page';
import { defineBehavior } from '../define-behavior';
import { streamArticles } from './behavior';
import { articleStream } from './contract';

defineBehavior(articleStream, (scene) => streamArticles(scene, pageFetch()));
