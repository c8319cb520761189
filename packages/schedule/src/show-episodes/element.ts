import { define } from '@onda/core/element/define';
import { showEpisodes } from './contract';
import { playEpisodes } from './play-episodes';

define(showEpisodes, { setup: playEpisodes });
