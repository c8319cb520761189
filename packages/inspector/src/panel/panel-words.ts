import type { Say } from '../inspector-host';
import { type InspectorState, isUnsaved } from '../store';

type Read<T> = (state: InspectorState) => T;

/** The content of the panel: the texts of its parts, and the buttons that are off. */
export interface PanelWords {
  texts: Record<'target' | 'said' | 'status' | 'list-title' | 'audience-title', Read<string>>;
  isOff: Record<'hide' | 'undo' | 'redo' | 'save', Read<boolean>>;
}

/** `roles`: name → title of everybody for whom elements may be hidden. */
export function createPanelWords(roles: Record<string, string>, t: Say): PanelWords {
  return {
    texts: {
      target: ({ target }) => target || t('nothing'),
      said: ({ said }) => said,
      status: ({ note }) => (note ? t(note.text, note.label === undefined ? {} : { label: note.label }) : ''),
      'list-title': ({ hidden }) => t('list', { count: hidden.rules.length }),
      'audience-title': ({ hidden }) => {
        const chosen = hidden.audience.map((role) => roles[role] ?? role).join(', ');
        return t('audience', { who: chosen || t('everybody') });
      },
    },
    isOff: {
      hide: ({ target }) => target === '',
      undo: ({ past }) => past.length === 0,
      redo: ({ future }) => future.length === 0,
      save: (state) => state.saving === 'busy' || !isUnsaved(state),
    },
  };
}
