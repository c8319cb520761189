/** An attribute that is on, off, or not there. */
type Toggled = '' | 'true' | 'false';

/** The form of a box as it is shown. An empty text is an attribute that is not there. */
export const AT_REST = {
  /** The form's own name, where a page has several. */
  name: '',
  isEmpty: true,
  /** The field is a combobox. */
  isLive: false,
  popup: '' as '' | 'listbox' | 'grid',
  /** Results stand open. */
  expanded: '' as Toggled,
  /** The id of what the field opens. */
  list: '',
  /** The id of the active result. */
  active: '',
  /** The name of the magnifier. */
  submit: '',
  /** The magnifier has opened its box or panel. */
  unfolded: '' as Toggled,
};

export type BoxShown = typeof AT_REST;

export type MastheadShown = Pick<BoxShown, 'name' | 'list' | 'unfolded'>;
