import type { Words } from '../present';
import type { Dialog } from '../state';
import type { Store } from '../store';
import { dayText } from '../times';
import type { Change, Week } from '../week';
import { Inputs } from './Inputs';
import { DialogForm } from './ModalDialog';

interface Props {
  store: Store;
  words: Words;
  week: Week;
  dialog: Extract<Dialog, { kind: 'slot' }>;
}

const REASON = [{ name: 'reason' }];
const TIMES = [
  { name: 'day', error: 'starts', more: { type: 'date' } },
  { name: 'start', more: { type: 'time' } },
  { name: 'end', error: 'ends', more: { type: 'time' } },
];
const SHOW = [{ name: 'title', label: 'otherShow', error: 'otherShow', more: { list: 'onda-shows' } }];

/** An airing of the week that is shown: cancelled by one press, or at another time, or another show. */
export function ChangeFields({ store, words: { text, language }, week, dialog }: Props) {
  const { form, change, errors } = dialog;
  if (!change) return null;
  const known = week.changes.filter((one) => one.slot === form.id);
  const current = known.find(({ date }) => date === change.date);
  const isSkipped = week.airings.some(
    (one) => one.slot === form.id && one.date === change.date && one.isSkipped,
  );
  const dayName = (date: string) =>
    dayText(date, language, { weekday: 'long', day: 'numeric', month: 'long' });
  const fields = { id: 'onda-change', form: change, edit: store.differ, text, errors };
  const isWrong = ['otherShow', 'starts', 'ends'].some((name) => errors[name]);
  return (
    <DialogForm name="onda-week-change" onSend={() => store.change('differ')}>
      <h3>{text('onlyOn').replace('%s', dayName(change.date))}</h3>
      <Different text={text} change={current} isSkipped={isSkipped} />
      <DayChoice store={store} week={week} dialog={dialog} label={text('day')} dayName={dayName} />
      <Inputs {...fields} inputs={REASON} />
      <DayButtons store={store} text={text} change={current} />
      <details open={isWrong || undefined}>
        <summary>{text('differ')}</summary>
        <Inputs {...fields} inputs={TIMES} />
        <Inputs {...fields} inputs={SHOW} />
        <p>
          <button type="submit" className="button">
            {text('saveDay')}
          </button>
        </p>
      </details>
    </DialogForm>
  );
}

interface ButtonsProps extends Pick<Props, 'store'>, Pick<Words, 'text'> {
  change: Change | undefined;
}

function DayButtons({ store, text, change }: ButtonsProps) {
  return (
    <p className="onda-week-buttons">
      {change?.action !== 'cancel' && (
        <button type="button" className="button" onClick={() => store.change('cancel')}>
          {text('cancel')}
        </button>
      )}
      {change && (
        <button type="button" className="button" onClick={() => store.change('restore')}>
          {text('restore')}
        </button>
      )}
    </p>
  );
}

interface DifferentProps extends Pick<Words, 'text'> {
  change: Change | undefined;
  isSkipped: boolean;
}

/** In what the airing differs already. */
function Different({ text, change, isSkipped }: DifferentProps) {
  const words = change ? [text(`is_${change.action}`), change.reason] : [isSkipped && text('is_skipped')];
  const sentence = words.filter(Boolean).join(': ');
  return sentence ? <p>{sentence}</p> : null;
}

interface DayProps extends Pick<Props, 'store' | 'week' | 'dialog'> {
  label: string;
  dayName(date: string): string;
}

/** Which of the airings of the week it is. */
function DayChoice({ store, week, dialog: { form, change }, label, dayName }: DayProps) {
  const own = [...week.airings, ...week.changes].filter((one) => one.slot === form.id);
  const dates = [...new Set(own.map(({ date }) => date))].sort();
  if (dates.length < 2) return null;
  return (
    <p className="onda-field">
      <label htmlFor="onda-change-date">{label}</label>
      <select
        id="onda-change-date"
        value={change?.date}
        onChange={(event) => store.chooseDay(event.target.value)}
      >
        {dates.map((date) => (
          <option key={date} value={date}>
            {dayName(date)}
          </option>
        ))}
      </select>
    </p>
  );
}
