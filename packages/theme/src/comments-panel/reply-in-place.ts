import { fromTemplate } from '@onda/core/dom/from-template';
import type { Lifetime } from '@onda/core/element/lifetime';
import type { Translate } from '@onda/core/i18n/messages';
import { cancelLink as template } from './generated/reply-templates';
import type { replyMessages } from './reply-messages';

type Texts = Translate<keyof (typeof replyMessages)['es']>;

/**
 * Moves the form under the comment of a reply (M-4.15 to M-4.20), unless WordPress's own script has done so. The form
 * is that of the comment's post; without one the link leads to a page with it.
 */
export function replyInPlace(panel: HTMLElement, t: Texts, lifetime: Lifetime): void {
  let undo = () => {};
  const reply = (event: MouseEvent) => {
    const part = event.target instanceof Element ? event.target : null;
    const link = part?.closest<HTMLElement>('.comment-reply-link');
    const form = link && formOf(panel, link.dataset.postid);
    if (!form || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    undo();
    undo = openReply(panel, form, link, t);
  };
  panel.addEventListener('click', reply, { signal: lifetime.signal });
  lifetime.onEnd(() => undo());
}

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | null;

function formOf(panel: HTMLElement, post = ''): HTMLFormElement | undefined {
  const forms = [...panel.querySelectorAll('form')].filter((form) => fieldOf(form, 'comment_parent'));
  return forms.find((form) => post === '' || fieldOf(form, 'comment_post_ID')?.value === post);
}

/** Moves the form; returns a function that cancels the reply. */
function openReply(panel: HTMLElement, form: HTMLFormElement, link: HTMLElement, t: Texts): () => void {
  const respond = form.closest<HTMLElement>('.comment-respond') ?? form;
  const parent = fieldOf(form, 'comment_parent');
  const home = document.createComment('');
  const title = titleOf(respond);
  const former = title.data;
  const cancel = cancelLink(respond, t);
  const setParent = (id: string) => {
    if (parent) parent.value = id;
  };
  const back = (event?: Event) => {
    event?.preventDefault();
    cancel.removeEventListener('click', back);
    cancel.style.display = 'none';
    if (home.parentNode) move(respond, home.parentNode, home);
    home.remove();
    setParent('0');
    title.data = former;
    if (event) link.focus();
  };

  respond.before(home);
  const below = commentOf(panel, link);
  move(respond, below, [...below.children].find((child) => child.matches('ol, ul')) ?? null);
  setParent(link.dataset.commentid ?? '0');
  title.data = link.dataset.replyto || t('reply');
  cancel.style.display = '';
  cancel.addEventListener('click', back);
  form.querySelector('textarea')?.focus();
  return back;
}

function commentOf(panel: HTMLElement, link: HTMLElement): HTMLElement {
  const named = panel.querySelector<HTMLElement>(`#${CSS.escape(link.dataset.belowelement ?? '')}`);
  return named ?? link.closest<HTMLElement>('li, article') ?? panel;
}

/** The words of the title, apart from the link that stands among them. */
function titleOf(respond: HTMLElement): Text {
  const title = respond.querySelector('.comment-reply-title') ?? respond;
  const words = [...title.childNodes].find((node) => node instanceof Text && node.data.trim() !== '');
  if (words instanceof Text) return words;
  const made = new Text('');
  title.prepend(made);
  return made;
}

function cancelLink(respond: HTMLElement, t: Texts): HTMLElement {
  const printed = respond.querySelector<HTMLElement>('#cancel-comment-reply-link');
  if (printed) return printed;
  const link = fromTemplate(template, { text: t('cancel') });
  (respond.querySelector('.comment-reply-title') ?? respond).append(' ', link);
  return link;
}

type Movable = Node & { moveBefore?: (node: Node, before: Node | null) => void };

/**
 * A frame reloads when it is moved without `moveBefore`, and a captcha in it is lost: then the form stays in its place.
 */
function move(node: HTMLElement, to: Movable, before: Node | null) {
  if (to.moveBefore) to.moveBefore(node, before);
  else if (!node.querySelector('iframe')) to.insertBefore(node, before);
}
