import type { AttributesOf } from '@onda/core/element/contract';
import type { panelAttributes } from './contract';

/** `history` and `bio` take the titles' place, `lyrics` and `share` are dialogs; never two at once (radio.md 2). */
export type PanelName = 'history' | 'bio' | 'lyrics' | 'share';

export type PanelOptions = AttributesOf<{ attributes: typeof panelAttributes }>;

/** The panels that the page wants buttons for, in their order. */
export function toolsOf(options: PanelOptions): PanelName[] {
  const isShown: Record<PanelName, boolean> = {
    history: options.showHistoryBut,
    bio: options.showBioBut,
    lyrics: options.showLyricsBut,
    share: options.showFacebookBut || options.showTwitterBut,
  };
  return (['history', 'bio', 'lyrics', 'share'] as const).filter((name) => isShown[name]);
}
