/** The index and the box come while nothing else does, so that the search works when the network is gone. */
export function prepareSearch(): void {
  const load = () => {
    void import('@localSearchIndex').then(({ default: indexes }) => indexes.root?.());
    void import('vitepress/dist/client/theme-default/components/VPLocalSearchBox.vue');
  };
  addEventListener('load', () => setTimeout(load, 0), { once: true });
}
