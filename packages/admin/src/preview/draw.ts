/** `session` the page refuses or asks to sign in · `offline` no reply. */
export type Drawn = 'shown' | 'session' | 'offline';

const BOX = '.onda-form-preview';

interface Dependencies {
  form: HTMLFormElement;
  frame: HTMLIFrameElement;
  /** Of the preview page. */
  address: string;
  fetch: typeof fetch;
}

/** Asks for the page with what is typed, and puts its form into the frame: its page, its scripts and its place stay. */
export async function draw(
  { form, frame, address, fetch }: Dependencies,
  signal: AbortSignal,
): Promise<Drawn> {
  try {
    const reply = await fetch(address, { method: 'POST', body: new FormData(form), signal });
    const text = await reply.text();
    const box = new DOMParser().parseFromString(text, 'text/html').querySelector(BOX);
    const shown = frame.contentDocument?.querySelector(BOX);
    if (!reply.ok || !box || !shown) return 'session';
    if (signal.aborted) return 'shown';
    const nodes = [...box.childNodes].map((node) => shown.ownerDocument.importNode(node, true));
    shown.replaceChildren(...nodes);
    return 'shown';
  } catch {
    return 'offline';
  }
}
