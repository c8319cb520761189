import { define } from '@onda/core/element/define';
import { mostViewed } from './most-viewed-contract';

/** The list comes alive once it is on screen. */
define(mostViewed, {
  setup(host) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      host.wantView().catch(() => {});
    });
    observer.observe(host.element);
    host.lifetime.onEnd(() => observer.disconnect());
  },
  view: async () => (await import('./live-list')).liveList,
});
