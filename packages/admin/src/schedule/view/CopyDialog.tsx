import type { Words } from '../present';
import type { Dialog } from '../state';
import type { Store } from '../store';
import { weekdayNames } from '../times';
import { Boxes } from './Inputs';
import { closeAround, ModalDialog } from './ModalDialog';

interface Props {
  store: Store;
  words: Words;
  problem: string;
  dialog: Extract<Dialog, { kind: 'copy' }>;
}

/** On which other days the shows of a day air, too. */
export function CopyDialog({ store, words: { text, language }, problem, dialog }: Props) {
  const { from, days, errors } = dialog;
  const names = weekdayNames(language, 'long');
  return (
    <ModalDialog
      title={text('copyOf').replace('%s', names[from] ?? '')}
      problem={problem}
      onClose={store.close}
      onSend={store.copy}
    >
      <p>{text('copyHelp')}</p>
      <Boxes
        legend={text('days')}
        labels={names}
        bits={days}
        onToggle={store.mark}
        errors={errors}
        name="days"
        without={from}
      />
      <p className="onda-week-buttons">
        <button type="submit" className="button button-primary">
          {text('copy')}
        </button>
        <button type="button" className="button" onClick={closeAround}>
          {text('close')}
        </button>
      </p>
    </ModalDialog>
  );
}
