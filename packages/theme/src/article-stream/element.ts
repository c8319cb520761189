import { pageFetch } from '@onda/core/http/fetch-page';
import { defineBehaviour } from '../define-behaviour';
import { streamArticles } from './behaviour';
import { articleStream } from './contract';

defineBehaviour(articleStream, (scene) => streamArticles(scene, pageFetch()));
