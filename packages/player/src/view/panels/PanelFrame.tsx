import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import type { PanelName } from '../../panels/tool-buttons';
import { mayTakeFocus } from './may-take-focus';
import type { PanelContext } from './panel-context';
import { CloseIcon } from './tool-icons';

interface PanelFrameProps {
  panel: PanelContext;
  name: PanelName;
  heading: string;
  children: ReactNode;
}

/** A panel in the place of the titles. Focus moves in; Escape closes it. */
export function PanelFrame(props: PanelFrameProps) {
  const frame = useRef<HTMLElement>(null);
  useFocus(frame, props.panel);
  const id = useId();
  return (
    // A landmark of the same name for every player of a page would help nobody.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box that cannot be taken away everywhere
    <section
      part="panel"
      className="panel"
      data-panel={props.name}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      ref={frame}
      onKeyDown={closing(props.panel)}
    >
      <PanelHead {...props} id={id} />
      {props.children}
    </section>
  );
}

/** A dialog beside the page: it blocks nothing, and so the browser closes it by no key. */
export function PanelDialog(props: PanelFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.show(), []);
  useFocus(dialog, props.panel);
  const id = useId();
  return (
    <dialog
      part="panel"
      className="dialog"
      data-panel={props.name}
      aria-labelledby={id}
      tabIndex={-1}
      ref={dialog}
      onKeyDown={closing(props.panel)}
    >
      <PanelHead {...props} id={id} />
      {props.children}
    </dialog>
  );
}

/** Focus moves in when the panel opens. */
function useFocus(frame: RefObject<HTMLElement | null>, { host }: PanelContext) {
  useEffect(() => {
    if (mayTakeFocus(host.element)) frame.current?.focus({ preventScroll: true });
  }, [frame, host]);
}

const closing =
  ({ close }: PanelContext) =>
  (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };

function PanelHead({ panel, heading, id }: PanelFrameProps & { id: string }) {
  return (
    <header className="head">
      <p part="panel-heading" className="heading" id={id}>
        {heading}
      </p>
      <button part="panel-close" type="button" aria-label={panel.t('close')} onClick={panel.close}>
        <CloseIcon />
      </button>
    </header>
  );
}
