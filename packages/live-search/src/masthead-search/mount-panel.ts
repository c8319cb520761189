import { mountedView } from '@onda/core/react/mounted-view';
import { MastheadPanel } from './MastheadPanel';

export const view = mountedView('masthead-search', MastheadPanel);
