import type { Translate } from '@onda/core/i18n/messages';
import type { Actions, Widget } from '../actions';
import type { Pages } from '../layouts/pages';
import type { PanelText } from '../panel-messages';

/** The state and the texts that the panel shows. */
export interface PanelModel {
  widget: Widget;
  actions: Actions;
  t: Translate<PanelText>;
  /** The id of the list; ids of results begin with it. */
  listId: string;
  /** Pages exist in the isotopic layout alone. */
  pages: Pages | undefined;
}
