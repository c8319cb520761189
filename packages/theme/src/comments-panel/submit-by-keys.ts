import type { Lifetime } from '@onda/core/element/lifetime';

/**
 * Ctrl or Cmd with Enter sends the comment, once (M-5.06 and M-5.07). A key that WordPress's own script took first is
 * spent; Esc gives up a reply, whoever moved the form.
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
    // Another script may have taken it, and send it by itself.
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
 * The link is there while a form is away from its place, and leads to another page only where the page was made for a
 * reply.
 */
function cancelReply(form: HTMLFormElement) {
  const link = form.parentElement?.querySelector<HTMLElement>('#cancel-comment-reply-link');
  if (link && link.style.display !== 'none' && !location.search.includes('replytocom=')) link.click();
}
