import type { ReactStore } from '@onda/core/element/host';
import type { Translate } from '@onda/core/i18n/messages';
import type { Actions, Widget } from '../actions';
import type { Cell } from '../box/combobox';
import type { PanelText } from '../panel-messages';
import type { Pages } from './pages';

/** The model that the plain code of a box passes to the view of its results. */
export interface PanelModel {
  widget: Widget;
  actions: Actions;
  t: Translate<PanelText>;
  /** The id of the list; ids of results begin with it. */
  listId: string;
  active: ReactStore<Cell | undefined>;
  /** Of the isotopic layout alone. */
  pages: Pages | undefined;
}
