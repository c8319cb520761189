import { reactView } from '@onda/core/react/react-view';
import { Panel } from './Panel';

export const view = reactView('element-inspector', Panel);
