import { define } from '@onda/core/define';
import { mostViewed } from './most-viewed-contract';

define(mostViewed, {
  view: async () => (await import('./live-list')).liveList,
  when: 'visible',
});
