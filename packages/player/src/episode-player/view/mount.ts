import { mountedView } from '@onda/core/react/mounted-view';
import { EpisodeBar } from './EpisodeBar';

export const view = mountedView('episode-player', EpisodeBar);
