import { define } from '@onda/core/define';
import { favList } from './list-contract';
import { setupList } from './list-shell';
import { pageShell } from './page-shell';

define(favList, {
  setup(host) {
    const shell = pageShell();
    shell.came(host.element);
    host.life.onEnd(() => shell.left(host.element));
    return setupList(host, shell.page());
  },
  view: async () => (await import('./view/mount')).view,
});
