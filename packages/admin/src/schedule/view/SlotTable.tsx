import type { Row } from '../present';
import type { Store } from '../store';
import type { Text } from '../texts';

interface Props {
  store: Store;
  text: Text;
  rows: readonly Row[];
}

const HEADS = ['show', 'days', 'hours', 'kind', 'remarks'] as const;

/** The slots as a table, for phones and for people who do not see the grid. */
export function SlotTable({ store, text, rows }: Props) {
  if (rows.length === 0) return <p>{text('empty')}</p>;
  return (
    <table className="widefat striped onda-games onda-slots">
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {text(head)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ slot, days, hours, kind, remarks }) => (
          <tr key={slot.id}>
            <th scope="row">{slot.title}</th>
            <td data-label={text('days')}>{days}</td>
            <td data-label={text('hours')}>{hours}</td>
            <td data-label={text('kind')}>{kind}</td>
            <td data-wide data-label={text('remarks')}>
              {remarks}
            </td>
            <td className="onda-slot-buttons">
              <button
                type="button"
                className="button button-small"
                data-slot={slot.id}
                aria-label={`${text('change')}: ${slot.title}, ${days}, ${hours}`}
                onClick={() => store.openSlot(slot.id)}
              >
                {text('change')}
              </button>{' '}
              <button
                type="button"
                className="button-link button-link-delete"
                aria-label={`${text('remove')}: ${slot.title}, ${days}, ${hours}`}
                onClick={() => store.remove(slot.id)}
              >
                {text('remove')}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
