import { reactView } from '@onda/core/react/react-view';
import { MastheadPanel } from './MastheadPanel';

export const view = reactView('masthead-search', MastheadPanel);
