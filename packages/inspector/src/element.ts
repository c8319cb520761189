import { define } from '@onda/core/element/define';
import { elementInspector } from './contract';
import { setupInspector } from './shell';

define(elementInspector, {
  markup: async () => (await import('./bare-tag')).printBareTag,
  setup: setupInspector,
  view: async () => (await import('./view/mount')).view,
});
