import type { Say } from '../inspector-host';
import { type InspectorState, isUnsaved } from '../store';

/** The panel as it is shown, but for its lists. */
export interface Shown {
  target: string;
  status: string;
  said: string;
  listTitle: string;
  audienceTitle: string;
  isHideOff: boolean;
  isUndoOff: boolean;
  isRedoOff: boolean;
  isSaveOff: boolean;
  isPeeking: boolean;
  /** Whether elements can be hidden from some. */
  hasRoles: boolean;
}

/** The panel before an element is pointed at or changed; `target` is the text that says so. */
export const AT_REST: Shown = {
  target: '',
  status: '',
  said: '',
  listTitle: '',
  audienceTitle: '',
  isHideOff: true,
  isUndoOff: true,
  isRedoOff: true,
  isSaveOff: true,
  isPeeking: false,
  hasRoles: false,
};

/** `roles`: name → title of everybody for whom elements may be hidden. */
export function present(state: InspectorState, roles: Record<string, string>, t: Say): Shown {
  const { target, note, said, hidden, past, future, saving, isPeeking } = state;
  const chosen = hidden.audience.map((role) => roles[role] ?? role).join(', ');
  return {
    target: target || t('nothing'),
    status: note ? t(note.text, note.label === undefined ? {} : { label: note.label }) : '',
    said,
    listTitle: t('list', { count: hidden.rules.length }),
    audienceTitle: t('audience', { who: chosen || t('everybody') }),
    isHideOff: target === '',
    isUndoOff: past.length === 0,
    isRedoOff: future.length === 0,
    isSaveOff: saving === 'busy' || !isUnsaved(state),
    isPeeking,
    hasRoles: Object.keys(roles).length > 0,
  };
}
