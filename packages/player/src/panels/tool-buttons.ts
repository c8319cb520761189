import { readAttribute } from '@onda/core/element/attribute-store';
import type { AttributesOf } from '@onda/core/element/contract';
import { readConfig } from '@onda/core/http/config';
import { panelAttributes } from './contract';
import { networksOf } from './share-links';

/** `history` and `bio` take the titles' place, `lyrics` and `share` are dialogs; never two at once (R-2). */
export type PanelName = 'history' | 'bio' | 'lyrics' | 'share';

export type PanelOptions = AttributesOf<{ attributes: typeof panelAttributes }>;

/** The attributes at one player: a button that the page does not mention is there where it leads somewhere. */
export function panelSpec(element: HTMLElement) {
  const { showBioBut, showLyricsBut } = panelAttributes;
  const tag = element.localName;
  const hasLyrics = () => readAttribute(element, { tag, attributes: panelAttributes }, 'lyricsUrl') !== '';
  const attributes = {
    ...panelAttributes,
    showBioBut: { ...showBioBut, default: Object(readConfig().settings.player).artists === true },
    showLyricsBut: {
      ...showLyricsBut,
      get default() {
        return hasLyrics();
      },
    },
  };
  return { tag, attributes };
}

/** The panels that the page wants buttons for, in their order. */
export function toolsOf(options: PanelOptions): PanelName[] {
  const isShown: Record<PanelName, boolean> = {
    history: options.showHistoryBut,
    bio: options.showBioBut,
    lyrics: options.showLyricsBut,
    share: networksOf(options).length > 0,
  };
  return (['history', 'bio', 'lyrics', 'share'] as const).filter((name) => isShown[name]);
}
