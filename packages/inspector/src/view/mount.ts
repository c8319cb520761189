import { hydratedView } from '@onda/core/react/react-view';
import { Panel } from './Panel';

export const view = hydratedView('element-inspector', Panel);
