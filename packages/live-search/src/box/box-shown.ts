/** An attribute that is on, off, or not there. */
export type Toggled = '' | 'true' | 'false';

/** The form as it is shown. An empty text is an attribute that is not there. */
export interface BoxShown {
  /** The form's own name, where a page has several. */
  name: string;
  isEmpty: boolean;
  /** The field is a combobox. */
  isLive: boolean;
  popup: '' | 'listbox' | 'grid';
  /** Results stand open. */
  expanded: Toggled;
  /** The id of their list. */
  list: string;
  /** The id of the active one. */
  active: string;
  /** The name of the magnifier. */
  submit: string;
  /** Whether a compact box is open. */
  unfolded: Toggled;
}

export const AT_REST: BoxShown = {
  name: '',
  isEmpty: true,
  isLive: false,
  popup: '',
  expanded: '',
  list: '',
  active: '',
  submit: '',
  unfolded: '',
};
