import { useRef, useState } from '../../wordpress-element';
import type { Parts, WeekProps } from '../parts';
import { dayText, weekdayNames } from '../times';
import type { Holiday } from '../week';
import { Inputs } from './Inputs';

const FIELDS = [
  { name: 'day', label: 'holidayDay', more: { type: 'date', required: true } },
  { name: 'name', label: 'holidayName', more: { maxLength: 200 } },
];
const NEW: Holiday = { day: '', name: '', weekday: '' };

/** The days on which a station may run as on another weekday: those to come, and folded those that are over. */
export const Holidays: Parts['Holidays'] = ({ store, words, week }) => {
  const { text } = words;
  const [form, setForm] = useState(NEW);
  const place = useRef<HTMLFormElement>(null);
  const change = (holiday: Holiday) => {
    setForm(holiday);
    place.current?.querySelector('input')?.focus();
  };
  const list = { store, words, change };
  const [past, coming] = [true, false].map((isOver) =>
    week.holidays.filter((one) => one.day < week.today === isOver),
  );
  return (
    <section className="onda-holidays" aria-labelledby="onda-holidays">
      <h3 id="onda-holidays">{text('holidays')}</h3>
      <p className="description">{text('holidaysHelp')}</p>
      <List {...list} holidays={coming ?? []} />
      {past && past.length > 0 && (
        <details>
          <summary>{text('pastHolidays').replace('%s', String(past.length))}</summary>
          <List {...list} holidays={past} />
        </details>
      )}
      <HolidayForm store={store} words={words} place={place} form={form} setForm={setForm} />
    </section>
  );
};

interface FormProps extends Pick<WeekProps, 'store' | 'words'> {
  place: React.RefObject<HTMLFormElement | null>;
  form: Holiday;
  setForm(form: Holiday): void;
}

function HolidayForm({ store, words: { text, language }, place, form, setForm }: FormProps) {
  const edit = (fields: Partial<Holiday>) => setForm({ ...form, ...fields });
  return (
    <form
      ref={place}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await store.keepHoliday(form)) setForm(NEW);
        place.current?.querySelector('input')?.focus();
      }}
    >
      <Inputs id="onda-holiday" inputs={FIELDS} form={form} edit={edit} text={text} errors={{}} />
      <p className="onda-field">
        <label htmlFor="onda-holiday-runs">{text('runsLike')}</label>
        <select
          id="onda-holiday-runs"
          value={form.weekday}
          onChange={(event) => edit({ weekday: event.target.value })}
        >
          <option value="">{text('ownDay')}</option>
          {weekdayNames(language, 'long').map((name, weekday) => (
            <option key={name} value={String(weekday)}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <button type="submit" className="button">
        {text('addHoliday')}
      </button>
    </form>
  );
}

interface ListProps extends Pick<WeekProps, 'store' | 'words'> {
  holidays: readonly Holiday[];
  change(holiday: Holiday): void;
}

function List({ store, words: { text, language }, holidays, change }: ListProps) {
  const names = weekdayNames(language, 'long');
  const date = (day: string) =>
    dayText(day, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <ul>
      {holidays.map((holiday) => {
        const about = [date(holiday.day), holiday.name].filter(Boolean).join(': ');
        const runs = names[Number(holiday.weekday)] ?? '';
        return (
          <li key={holiday.day}>
            <strong>{about}</strong> {holiday.weekday && <span>{text('runsAs').replace('%s', runs)}</span>}{' '}
            <button
              type="button"
              className="button-link"
              aria-label={`${text('change')}: ${about}`}
              onClick={() => change(holiday)}
            >
              {text('change')}
            </button>{' '}
            <button
              type="button"
              className="button-link button-link-delete"
              aria-label={`${text('remove')}: ${about}`}
              onClick={() => store.dropHoliday(holiday)}
            >
              {text('remove')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
