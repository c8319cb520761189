/** What stands in a frame is not fetched: no test reaches a network. */
export function loadNoFrames(): void {
  Object.assign(Reflect.get(window, 'happyDOM').settings, {
    disableIframePageLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
  });
}
