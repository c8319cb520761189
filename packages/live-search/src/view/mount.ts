import { reactView } from '@onda/core/react/react-view';
import { Panel } from './Panel';

export const view = reactView('asp-search', Panel);
