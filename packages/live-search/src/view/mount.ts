import { mountedView } from '@onda/core/react/mounted-view';
import { Panel } from './Panel';

export const view = mountedView('asp-search', Panel);
