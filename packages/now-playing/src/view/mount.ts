import { reactView } from '@onda/core/react/react-view';
import { Block } from './Block';

export const view = reactView('now-playing', Block, '[part~="status"]');
