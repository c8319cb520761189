import { define } from '@onda/core/element/define';
import { singletonShell } from '../singleton';
import { favList } from './list-contract';
import { setupList } from './list-shell';

define(favList, {
  setup(host) {
    const shell = singletonShell();
    shell.connected(host.element);
    host.lifetime.onEnd(() => shell.disconnected(host.element));
    return setupList(host, shell.page());
  },
  view: async () => (await import('./draw-list')).listView,
});
