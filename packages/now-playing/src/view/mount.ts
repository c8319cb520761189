import { hydratedView } from '@onda/core/react/react-view';
import { Block } from './Block';

export const view = hydratedView('now-playing', Block, '[part~="status"]');
