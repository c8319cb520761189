import type { ElementSpec } from '@onda/core/contract';
import type { Catalogue } from '@onda/core/messages';
import { radioPlayer } from '@onda/player/contract';
import { liveRadioButton } from '@onda/player/live-button-contract';
import { liveButtonMessages } from '@onda/player/live-button-messages';
import { playerMessages } from '@onda/player/messages';

/** Every element there is. A new feature adds its lines here and nowhere else in this package. */
export const elements: readonly ElementSpec[] = [radioPlayer, liveRadioButton];

/** Every visible text, by feature. */
export const messages: Record<string, Catalogue> = {
  player: {
    es: { ...playerMessages.es, ...liveButtonMessages.es },
    en: { ...playerMessages.en, ...liveButtonMessages.en },
  },
};

/** Which built entry holds an element: `shells` for what is printed on many pages, else a chunk of its own. */
export const entries: Record<string, string> = {
  'radio-player': 'shells',
  'live-radio-button': 'live-radio',
};

/** What an element reads when the page rests: linked with its entry, or the import itself would cost the page. */
export const looks: Record<string, string> = { 'radio-player': 'packages/player/src/first-look.ts' };

/** The style sheet of each feature that has a shadow root. */
export const styles: Record<string, string> = { player: 'packages/player/src/view/player.css' };
