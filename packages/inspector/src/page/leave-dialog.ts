import { type InspectorHost, partOf } from '../inspector-host';
import type { Inspector } from '../store';

export interface LeaveDialog {
  /** Leaves, or asks first when something would be lost. */
  ask(): void;
}

interface Tools {
  inspector: Inspector;
  /** The page without its inspector; where it is empty, the inspector alone goes. */
  address: string;
}

export function createLeaveDialog(host: InspectorHost, tools: Tools): LeaveDialog {
  const { inspector, address } = tools;
  const { signal } = host.lifetime;
  const question = partOf<HTMLDialogElement>(host, 'question');
  let isAgreed = false;

  const leave = () => {
    isAgreed = true;
    if (address) location.assign(address);
    else host.element.remove();
  };
  const answers: Record<string, () => void> = {
    save: () => void inspector.save().then((isKept) => isKept && leave()),
    lose: leave,
  };
  question.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      question.close();
      answers[target.value]?.();
    },
    { signal },
  );
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (inspector.isUnsaved() && !isAgreed) event.preventDefault();
    },
    { signal },
  );
  return { ask: () => (inspector.isUnsaved() ? question.showModal() : leave()) };
}
