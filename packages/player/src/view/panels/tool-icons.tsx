import type { ReactNode } from 'react';
import type { PanelName } from '../../panels/tool-buttons';

const icon = (strokes: ReactNode) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {strokes}
  </svg>
);

export const TOOL_ICONS: Record<PanelName, ReactNode> = {
  history: icon(<path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.8M4.5 4.5v4.3h4.3M12 8v4.4l3 1.8" />),
  bio: icon(<path d="M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 19.5c.6-3.4 3.4-5 7-5s6.4 1.6 7 5" />),
  lyrics: icon(<path d="M5 6.5h14M5 10.5h9M5 14.5h12M5 18.5h7" />),
  share: icon(<path d="M12 14.5V4M8.2 7.3 12 3.5l3.8 3.8M6 11.5v8h12v-8" />),
};

export const CloseIcon = () => icon(<path d="m6.5 6.5 11 11m0-11-11 11" />);
