import type { Words } from './present';
import type { Dialog } from './state';
import type { Store } from './store';
import type { Text } from './texts';
import type { Week } from './week';

export interface WeekProps {
  store: Store;
  words: Words;
  week: Week;
}

export interface SlotProps extends WeekProps {
  dialog: Extract<Dialog, { kind: 'slot' }>;
}

/** Parts that a script of their own brings, which runs before the screen's: the grid is drawn without it, too. */
export interface Parts {
  FirstWeek(props: { store: Store; text: Text }): React.ReactNode;
  Holidays(props: WeekProps): React.ReactNode;
  /** The rarer fields of a slot. */
  SlotFields(props: SlotProps): React.ReactNode;
}

declare global {
  interface Window {
    ondaScheduleParts?: Parts;
  }
}

const nothing = () => null;

export function provideParts(parts: Parts): void {
  window.ondaScheduleParts = parts;
}

export const partsOfScreen = (): Parts =>
  window.ondaScheduleParts ?? { FirstWeek: nothing, Holidays: nothing, SlotFields: nothing };
