/** Prevents frames from loading: no test reaches a network. */
export function loadNoFrames(): void {
  Reflect.get(window, 'happyDOM').settings.navigation.disableChildFrameNavigation = true;
}
