// Printed by `pnpm generate` from the component of <element-inspector>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
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
  hasRoles: boolean;
}

export const holes: Holes<Shown> = {
  'target': (shown) => ({ 'text': shown.target }),
  'status': (shown) => ({ 'text': shown.status }),
  'said': (shown) => ({ 'text': shown.said }),
  'list-title': (shown) => ({ 'text': shown.listTitle }),
  'audience-title': (shown) => ({ 'text': shown.audienceTitle }),
  'hide': (shown) => ({ 'aria-disabled': shown.isHideOff }),
  'undo': (shown) => ({ 'aria-disabled': shown.isUndoOff }),
  'redo': (shown) => ({ 'aria-disabled': shown.isRedoOff }),
  'save': (shown) => ({ 'aria-disabled': shown.isSaveOff }),
  'peek': (shown) => ({ 'checked': shown.isPeeking }),
  'audience': (shown) => ({ 'hidden': !shown.hasRoles }),
};
