import { useRef, useState } from '../../wordpress-element';
import type { Parts, WeekProps } from '../parts';
import { dayText, weekdayNames } from '../times';
import type { Holiday } from '../week';

const NEW: Holiday = { day: '', name: '', weekday: '' };

/** The days on which a station may run as on another weekday: those to come, and folded those that are over. */
export const Holidays: Parts['Holidays'] = ({ store, words, week }) => {
  const { text } = words;
  const [form, setForm] = useState(NEW);
  const day = useRef<HTMLInputElement>(null);
  const change = (holiday: Holiday) => {
    setForm(holiday);
    day.current?.focus();
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
      <HolidayForm store={store} words={words} day={day} form={form} setForm={setForm} />
    </section>
  );
};

interface FormProps extends Pick<WeekProps, 'store' | 'words'> {
  day: React.RefObject<HTMLInputElement | null>;
  form: Holiday;
  setForm(form: Holiday): void;
}

function HolidayForm({ store, words: { text, language }, day, form, setForm }: FormProps) {
  const edit = (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setForm({ ...form, [event.target.name]: event.target.value });
  return (
    <form
      className="onda-fields-row"
      onSubmit={async (event) => {
        event.preventDefault();
        if (await store.keepHoliday(form)) setForm(NEW);
        day.current?.focus();
      }}
    >
      <p className="onda-field">
        <label htmlFor="onda-holiday-day">{text('holidayDay')}</label>
        <input
          ref={day}
          id="onda-holiday-day"
          type="date"
          required
          value={form.day}
          name="day"
          onChange={edit}
        />
      </p>
      <p className="onda-field">
        <label htmlFor="onda-holiday-name">{text('holidayName')}</label>
        <input
          id="onda-holiday-name"
          type="text"
          maxLength={200}
          value={form.name}
          name="name"
          onChange={edit}
        />
      </p>
      <p className="onda-field">
        <label htmlFor="onda-holiday-runs">{text('runsLike')}</label>
        <select id="onda-holiday-runs" value={form.weekday} name="weekday" onChange={edit}>
          <option value="">{text('ownDay')}</option>
          {weekdayNames(language, 'long').map((name, weekday) => (
            <option key={name} value={String(weekday)}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <p className="onda-field">
        <button type="submit" className="button">
          {text('addHoliday')}
        </button>
      </p>
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
