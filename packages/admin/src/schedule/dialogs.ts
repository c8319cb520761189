import { type ChangeForm, changeFields, changeForm, formOf, newForm, type SlotForm } from './form';
import type { Base } from './state';

const HALF_HOUR = 30;

/** The dialogs of a slot and of copying a day. */
export function dialogsOf({ get, set, send, saveForm, slotOf }: Base) {
  /** The dialog of a slot, while it is open. */
  const opened = () => {
    const { dialog } = get();
    return dialog.kind === 'slot' ? dialog : null;
  };

  function differ(fields: Partial<ChangeForm>): void {
    const dialog = opened();
    if (dialog?.change) set({ dialog: { ...dialog, change: { ...dialog.change, ...fields } } });
  }

  return {
    add(day: number, minute: number): void {
      const form = newForm(day, Math.floor(minute / HALF_HOUR) * HALF_HOUR);
      if (!get().isBusy) set({ dialog: { kind: 'slot', form, change: null, errors: {} } });
    },
    /** @param date Of the airing that was pressed; else the first one of the week. */
    openSlot(id: number, date?: string): void {
      const { week, isBusy } = get();
      const slot = slotOf(id);
      if (!slot || isBusy) return;
      const own = date ?? [...week.airings, ...week.changes].find((one) => one.slot === id)?.date;
      const change = own ? changeForm(own, slot, week) : null;
      set({ dialog: { kind: 'slot', form: formOf(slot), change, errors: {} } });
    },
    edit(fields: Partial<SlotForm>): void {
      const dialog = opened();
      if (dialog) set({ dialog: { ...dialog, form: { ...dialog.form, ...fields } } });
    },
    save(): void {
      const dialog = opened();
      if (dialog) void saveForm(dialog.form);
    },
    differ,
    chooseDay(date: string): void {
      const slot = slotOf(opened()?.form.id ?? 0);
      if (slot) differ(changeForm(date, slot, get().week));
    },
    /** @param action `cancel`, `restore`, or `differ` for what the fields say. */
    async change(action: string): Promise<void> {
      const dialog = opened();
      const slot = slotOf(dialog?.form.id ?? 0);
      if (!dialog?.change || !slot) return;
      const fields = changeFields(dialog.change, slot);
      const change = action === 'differ' ? fields : { ...fields, action, title: '' };
      if (await send('change', { change }, slot.title)) set({ focus: `[data-slot="${slot.id}"]` });
    },
    openCopy: (from: number) => set({ dialog: { kind: 'copy', from, days: 0, errors: {} } }),
    mark(day: number): void {
      const { dialog } = get();
      if (dialog.kind === 'copy') set({ dialog: { ...dialog, days: dialog.days ^ (1 << day) } });
    },
    copy(): void {
      const { dialog } = get();
      if (dialog.kind === 'copy') void send('copy', { from: dialog.from, days: dialog.days });
    },
    close: () => set({ dialog: { kind: 'none' } }),
  };
}
