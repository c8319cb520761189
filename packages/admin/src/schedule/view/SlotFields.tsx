import type { Parts, SlotProps } from '../parts';
import { clockText, weekdayNames } from '../times';
import type { Slot } from '../week';
import { Inputs } from './Inputs';

const ON_HOLIDAYS = ['as_usual', 'skip', 'only'];
const DAYS_LATER = [{ name: 'repeatsDays', error: 'repeats', more: { type: 'number', min: 0, max: 366 } }];

/** The first airing of a repeat, the rule for holidays, and the slots over which it wins: each where it applies. */
export const SlotFields: Parts['SlotFields'] = (props) => {
  const { week, dialog } = props;
  const { kind, onHolidays } = dialog.form;
  return (
    <>
      {kind === 'repeat' && <Repeated {...props} />}
      {(week.holidays.length > 0 || onHolidays !== 'as_usual') && <OnHolidays {...props} />}
      <Wins {...props} />
    </>
  );
};

function Repeated({ store, words: { text, language }, week, dialog: { form, errors } }: SlotProps) {
  const names = weekdayNames(language, 'short');
  const wordsOf = ({ title, weekdays, start }: Slot) =>
    `${title}, ${names.filter((_, day) => weekdays & (1 << day)).join(' ')}, ${clockText(start)}`;
  const others = week.slots.filter(({ id, kind }) => id !== form.id && kind !== 'repeat');
  const choose = (id: number) => {
    const slot = others.find((one) => one.id === id);
    const later = slot ? daysLater(slot, form.weekdays, form.start) : 0;
    store.edit({ repeats: id, repeatsDays: later, title: form.title || (slot?.title ?? '') });
  };
  return (
    <>
      <p className="onda-field">
        <label htmlFor="onda-slot-repeats">{text('repeats')}</label>
        <select
          id="onda-slot-repeats"
          value={form.repeats}
          aria-invalid={errors.repeats ? true : undefined}
          aria-describedby={errors.repeats ? 'onda-wrong-repeats' : undefined}
          onChange={(event) => choose(Number(event.target.value))}
        >
          <option value={0}>{text('repeatsNothing')}</option>
          {others.map((slot) => (
            <option key={slot.id} value={slot.id}>
              {wordsOf(slot)}
            </option>
          ))}
        </select>
      </p>
      {form.repeats > 0 && (
        <Inputs
          id="onda-slot"
          inputs={DAYS_LATER}
          form={form}
          edit={store.edit}
          text={text}
          errors={errors}
        />
      )}
    </>
  );
}

/** From an airing of the slot to the next one of the repeat. */
function daysLater({ weekdays, start }: Slot, repeated: number, at: string): number {
  const first = 31 - Math.clz32(repeated & -repeated);
  const days = [0, 1, 2, 3, 4, 5, 6, 7].find((later) => {
    const airs = weekdays & (1 << ((first - later + 14) % 7));
    return airs && (later > 0 || at > clockText(start));
  });
  return days ?? 0;
}

function OnHolidays({ store, words: { text }, dialog: { form } }: SlotProps) {
  return (
    <p className="onda-field">
      <label htmlFor="onda-slot-holidays">{text('onHolidays')}</label>
      <select
        id="onda-slot-holidays"
        value={form.onHolidays}
        onChange={(event) => store.edit({ onHolidays: event.target.value })}
      >
        {ON_HOLIDAYS.map((name) => (
          <option key={name} value={name}>
            {text(name)}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The slots of this week at the same time; a pressed button says that this one is on air. */
function Wins({ store, words: { text }, week, dialog: { form } }: SlotProps) {
  const own = week.conflicts.filter(
    ({ winner, loser, isOfSlots }) => isOfSlots && [winner.slot, loser.slot].includes(form.id),
  );
  return own.map(({ winner, loser, isMeant }) => {
    const other = winner.slot === form.id ? loser : winner;
    const isWinner = isMeant && winner.slot === form.id;
    return (
      <p key={other.slot}>
        <button
          type="button"
          className="button"
          aria-pressed={isWinner}
          onClick={() => (isWinner ? store.prefer(other.slot, form.id) : store.prefer(form.id, other.slot))}
        >
          {text('winsOver').replace('%s', other.title)}
        </button>
      </p>
    );
  });
}
