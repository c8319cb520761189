/** `session` the page refuses or asks to sign in · `offline` no page. */
export type Drawn = 'shown' | 'session' | 'offline';

const BOX = '.onda-look';
const NEXT = 'onda-next';

interface Dependencies {
  form: HTMLFormElement;
  /** The printed frame. */
  frame: HTMLIFrameElement;
  /** The address of the preview page. */
  address: string;
  /** Sends the form to an address and shows the reply in the frame of that name. */
  send(form: HTMLFormElement, address: string, name: string): void;
}

/**
 * Loads the page with what is typed in a second frame, and puts it in the place of the first once it is there. So the
 * old picture stays until the new one is ready, and the browser's history gets no entry.
 */
export function createDraw({ form, frame, address, send }: Dependencies) {
  let shown = frame;
  const { name } = frame;

  return async function draw(signal: AbortSignal): Promise<Drawn> {
    const next = nextFrame(shown, `${name}-next`);
    shown.after(next);
    // At once: the next drawing is sent to a frame of the same name.
    const drop = () => next.remove();
    signal.addEventListener('abort', drop);
    const loaded = whenLoaded(next, signal);
    send(form, address, next.name);
    await loaded;
    signal.removeEventListener('abort', drop);
    const drawn = outcomeOf(next);
    if (signal.aborted || drawn !== 'shown') {
      next.remove();
      return drawn;
    }
    shown.remove();
    next.classList.remove(NEXT);
    next.name = name;
    shown = next;
    return drawn;
  };
}

function nextFrame(shown: HTMLIFrameElement, name: string): HTMLIFrameElement {
  const next = shown.cloneNode() as HTMLIFrameElement;
  next.removeAttribute('src');
  next.removeAttribute('loading');
  next.name = name;
  next.classList.add(NEXT);
  return next;
}

/** The empty page of a new frame is loaded too, and does not count. */
function whenLoaded(frame: HTMLIFrameElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    frame.addEventListener('load', () => frame.contentDocument?.URL !== 'about:blank' && resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** A browser's own page, as that of a lost network, cannot be read. */
function outcomeOf(frame: HTMLIFrameElement): Drawn {
  const page = frame.contentDocument;
  if (!page) return 'offline';
  return page.querySelector(BOX) ? 'shown' : 'session';
}

/** The form is sent as by a button with these attributes, but without a `submit` event. */
export function sendTo(form: HTMLFormElement, address: string, name: string): void {
  const own = ['action', 'target'].map((attribute) => [attribute, form.getAttribute(attribute)] as const);
  form.setAttribute('action', address);
  form.setAttribute('target', name);
  // A field of the form may be named `submit`.
  HTMLFormElement.prototype.submit.call(form);
  for (const [attribute, value] of own) {
    if (value === null) form.removeAttribute(attribute);
    else form.setAttribute(attribute, value);
  }
}
