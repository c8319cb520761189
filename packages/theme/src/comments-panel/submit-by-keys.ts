import type { Lifetime } from '@onda/core/element/lifetime';

/**
 * Ctrl or Cmd with Enter sends the comment, once (M-5.06 and M-5.07), unless WordPress's own script handled the key.
 * Esc cancels a reply, also one of another script.
 */
export function submitByKeys(panel: HTMLElement, lifetime: Lifetime): void {
  const { signal } = lifetime;
  let sent = new WeakSet<HTMLFormElement>();
  const press = (event: KeyboardEvent) => {
    const form = event.target instanceof Element ? event.target.closest('form') : null;
    if (!form?.elements.namedItem('comment_parent') || event.isComposing) return;
    if (event.key === 'Escape') cancelReply(form);
    if (!isSending(event)) return;
    event.preventDefault();
    if (!sent.has(form)) form.requestSubmit(form.querySelector<HTMLElement>('[type="submit"]'));
  };
  const note = ({ target, defaultPrevented }: Event) => {
    // Another script may have stopped the event to send the form itself.
    if (target instanceof HTMLFormElement && !defaultPrevented) sent.add(target);
  };
  const forget = () => {
    sent = new WeakSet();
  };
  panel.addEventListener('keydown', press, { signal });
  panel.addEventListener('submit', note, { signal });
  addEventListener('pageshow', forget, { signal });
}

const isSending = ({ key, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey) && !defaultPrevented;

/**
 * The link is visible while the form is away from its place. It leads to another page only on a page that was made for
 * a reply.
 */
function cancelReply(form: HTMLFormElement) {
  const link = form.parentElement?.querySelector<HTMLElement>('#cancel-comment-reply-link');
  if (link && link.style.display !== 'none' && !location.search.includes('replytocom=')) link.click();
}
