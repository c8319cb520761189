type Click = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'button'>;

/** Others are the browser's: they open a link in another tab or window, or load it down. */
export const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey, button }: Click): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey && button === 0;
