import { reactView } from '@onda/core/react-view';
import { Panel } from './Panel';

export const view = reactView('asp-search', Panel);
