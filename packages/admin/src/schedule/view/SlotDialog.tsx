import { useRef } from '../../wordpress-element';
import type { Parts } from '../parts';
import type { Words } from '../present';
import type { Dialog } from '../state';
import type { Store } from '../store';
import { weekdayNames } from '../times';
import type { Week } from '../week';
import { ChangeFields } from './ChangeFields';
import { Boxes, Inputs } from './Inputs';
import { closeAround, ModalDialog } from './ModalDialog';

interface Props {
  store: Store;
  words: Words;
  week: Week;
  problem: string;
  dialog: Extract<Dialog, { kind: 'slot' }>;
  /** The fields that few slots need. */
  Further: Parts['SlotFields'];
}

const KINDS = ['live', 'recorded', 'repeat', 'automation'];
const TOGETHER = { mondayToFriday: 31, everyDay: 127 };
const SHOW = [{ name: 'title', label: 'show', more: { list: 'onda-shows', autoComplete: 'off' } }];
const TIMES = [
  { name: 'start', more: { type: 'time' } },
  { name: 'end', error: 'length', more: { type: 'time' } },
];
const HOSTS = [{ name: 'hosts', more: { list: 'onda-hosts', autoComplete: 'off' } }];
const RULE = [
  { name: 'every', more: { type: 'number', min: 1, max: 8 } },
  { name: 'from', more: { type: 'date' } },
  { name: 'until', more: { type: 'date' } },
  { name: 'moreDays', more: { type: 'number', min: 0, max: 6 } },
];

/** A slot, new or known; below it the changes of one day of the week that is shown. */
export function SlotDialog({ store, words, week, problem, dialog, Further }: Props) {
  const { text, language } = words;
  const { form, errors } = dialog;
  const fields = { id: 'onda-slot', form, edit: store.edit, text, errors };
  return (
    <ModalDialog
      title={form.id ? form.title : text('new')}
      problem={problem}
      onClose={store.close}
      onSend={store.save}
      after={<ChangeFields store={store} words={words} week={week} dialog={dialog} />}
    >
      <Inputs {...fields} inputs={SHOW} />
      <Days {...fields} language={language} />
      <Inputs {...fields} inputs={TIMES} />
      <Inputs {...fields} inputs={HOSTS} />
      <Kind {...fields} />
      <Further store={store} words={words} week={week} dialog={dialog} />
      <Rule {...fields} />
      <Buttons store={store} text={text} id={form.id} />
      <Names id="onda-shows" names={week.shows.map(({ title }) => title)} />
      <Names id="onda-hosts" names={week.hosts} />
    </ModalDialog>
  );
}

function Buttons({ store, text, id }: { store: Store; text: Words['text']; id: number }) {
  return (
    <p className="onda-week-buttons">
      <button type="submit" className="button button-primary">
        {text('save')}
      </button>
      <button type="button" className="button" onClick={closeAround}>
        {text('close')}
      </button>
      {id > 0 && (
        <button type="button" className="button-link button-link-delete" onClick={() => store.remove(id)}>
          {text('remove')}
        </button>
      )}
    </p>
  );
}

interface FormProps extends Pick<Props['dialog'], 'form' | 'errors'>, Pick<Store, 'edit'> {
  id: string;
  text: Words['text'];
}

function Days({ form, errors, edit, text, language }: FormProps & Pick<Words, 'language'>) {
  return (
    <Boxes
      legend={text('days')}
      labels={weekdayNames(language, 'short')}
      bits={form.weekdays}
      onToggle={(day) => edit({ weekdays: form.weekdays ^ (1 << day) })}
      errors={errors}
      name="weekdays"
    >
      <span className="onda-boxes-all">
        {Object.entries(TOGETHER).map(([name, weekdays]) => (
          <button key={name} type="button" className="button-link" onClick={() => edit({ weekdays })}>
            {text(name)}
          </button>
        ))}
      </span>
    </Boxes>
  );
}

function Kind({ id, form, edit, text }: FormProps) {
  return (
    <p className="onda-field">
      <label htmlFor={`${id}-kind`}>{text('kind')}</label>
      <select id={`${id}-kind`} value={form.kind} onChange={(event) => edit({ kind: event.target.value })}>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {text(kind)}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The part of a rule that few slots need, folded until one has it or is wrong. */
function Rule(fields: FormProps) {
  const { text, errors, edit } = fields;
  const { every, monthWeeks, from, until, moreDays } = fields.form;
  const isUsed = useRef(every !== 1 || monthWeeks > 0 || from !== '' || until !== '' || moreDays > 0);
  const isWrong = ['every', 'monthWeeks', 'from', 'until'].some((name) => errors[name]);
  return (
    <details open={isUsed.current || isWrong || undefined}>
      <summary>{text('more')}</summary>
      <Inputs {...fields} inputs={RULE} />
      <Boxes
        legend={text('monthWeeks')}
        labels={[0, 1, 2, 3, 4, 5].map((bit) => text(`monthWeek${bit}`))}
        bits={monthWeeks}
        onToggle={(bit) => edit({ monthWeeks: monthWeeks ^ (1 << bit) })}
        errors={errors}
        name="monthWeeks"
      />
    </details>
  );
}

/** The names that an input offers. */
function Names({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
