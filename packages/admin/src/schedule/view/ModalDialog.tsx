import { useEffect, useRef } from '../../wordpress-element';

interface Props {
  title: string;
  /** A sentence that belongs to no field. */
  problem: string;
  onClose(): void;
  /** The form of the dialog is sent. */
  onSend(): void;
  children: React.ReactNode;
  /** Below that form. */
  after?: React.ReactNode;
}

/** A form over the screen. It closes by Escape, and the browser gives the focus back. */
export function ModalDialog({ title, problem, onClose, onSend, children, after }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="onda-week-dialog" aria-labelledby="onda-week-dialog" onClose={onClose}>
      <h2 id="onda-week-dialog">{title}</h2>
      <Problem sentence={problem} />
      <DialogForm onSend={onSend}>{children}</DialogForm>
      {after}
    </dialog>
  );
}

/** The reason why nothing was done. */
export function Problem({ sentence }: { sentence: string }) {
  return (
    <div role="alert">
      {sentence && (
        <div className="notice notice-error inline">
          <p>{sentence}</p>
        </div>
      )}
    </div>
  );
}

/** A form whose errors the server words. */
export function DialogForm({
  onSend,
  children,
  name,
}: Pick<Props, 'onSend' | 'children'> & { name?: string }) {
  return (
    <form
      noValidate
      className={name}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
    </form>
  );
}

/** Closes the dialog around a button as Escape does. */
export const closeAround = (event: React.MouseEvent<HTMLElement>): void =>
  event.currentTarget.closest('dialog')?.close();
