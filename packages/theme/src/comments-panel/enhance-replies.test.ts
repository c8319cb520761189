import { createLifetime } from '@onda/core/testing/endings';
import { HELD_KEYS, isLeftToBrowser } from '@onda/core/testing/held-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enhanceReplies } from './enhance-replies';

/** Markup as WordPress prints it: a comment with an answer, and the form behind the list. */
const comment = (id: number, more = '') =>
  `<li id="comment-${id}"><article id="div-comment-${id}"><p>Hola</p><a class="comment-reply-link" href="?replytocom=${id}#respond"
    data-commentid="${id}" data-postid="3" data-belowelement="div-comment-${id}" data-respondelement="respond"
    data-replyto="Responder a Ana">Responder</a></article>${more}</li>`;
const form = (post = 3, id = 'respond') =>
  `<div id="${id}" class="comment-respond"><h3 class="comment-reply-title">Deja un comentario <small>
    <a id="cancel-comment-reply-link" href="/noticia/#respond" style="display:none">Cancelar</a></small></h3>
    <form><textarea name="comment"></textarea><input name="submit" type="submit" value="Enviar">
    <input type="hidden" name="comment_post_ID" value="${post}"><input type="hidden" name="comment_parent" value="0"></form></div>`;

let lifetime = createLifetime();
let panel: HTMLElement;

function start(html = `<ol>${comment(7, `<ol>${comment(8)}</ol>`)}</ol>${form()}`) {
  document.body.innerHTML = `<div id="comments">${html}</div>`;
  panel = document.querySelector('#comments') as HTMLElement;
  enhanceReplies(panel, lifetime);
}

const find = (selector: string) => panel.querySelector<HTMLElement>(selector);
const link = (id: number) => find(`[data-commentid="${id}"]`);
const parent = () => find('[name="comment_parent"]')?.getAttribute('value') ?? '';
const title = () => find('.comment-reply-title')?.firstChild?.textContent?.trim();
const cancel = () => find('#cancel-comment-reply-link');
/** Whether a click on the first reply link is the browser's. */
const isLeft = (held: MouseEventInit = {}) => isLeftToBrowser(link(7), held);
const press = (node: Element | null, init: KeyboardEventInit) =>
  node?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  lifetime = createLifetime();
  document.documentElement.lang = 'es';
  history.replaceState(null, '', '/noticia/');
});
afterEach(() => lifetime.end());

it('a reply brings the form under its comment, sets the parent and the title, shows the cancel link, focuses the text', () => {
  start();
  link(7)?.click();
  expect(find('#respond')?.parentElement?.id).toBe('div-comment-7');
  expect([parent(), title(), cancel()?.style.display]).toEqual(['7', 'Responder a Ana', '']);
  expect(document.activeElement).toBe(find('textarea'));
});

it('cancel brings it back, with the parent 0, its title and without the link, and returns to the reply link', () => {
  start();
  const before = panel.innerHTML;
  link(7)?.click();
  cancel()?.click();
  expect(panel.innerHTML.replace('display: none;', 'display:none')).toBe(before);
  expect(parent()).toBe('0');
  expect(document.activeElement).toBe(link(7));
});

it('Esc cancels', () => {
  start();
  link(7)?.click();
  press(find('textarea'), { key: 'Escape' });
  expect([parent(), find('#respond')?.parentElement]).toEqual(['0', panel]);
});

it('Esc does nothing where the form is in its place, nor on a page that was made for a reply', () => {
  start();
  const click = vi.fn();
  cancel()?.addEventListener('click', click);
  press(find('textarea'), { key: 'Escape' });
  history.replaceState(null, '', '/noticia/?replytocom=7');
  cancel()?.removeAttribute('style');
  press(find('textarea'), { key: 'Escape' });
  expect(click).not.toHaveBeenCalled();
});

it('goes from one comment to another, before the answers of the comment, and home again', () => {
  start(
    `<ol>${comment(7, `<ol>${comment(8)}</ol>`).replace('data-belowelement="div-comment-7"', 'data-belowelement="comment-7"')}</ol>${form()}`,
  );
  link(8)?.click();
  link(7)?.click();
  expect(parent()).toBe('7');
  expect(find('#respond')?.parentElement?.id).toBe('comment-7');
  expect(find('#respond')?.nextElementSibling?.localName).toBe('ol');
  cancel()?.click();
  expect(find('#respond')?.parentElement).toBe(panel);
});

it('answers with the form of the post that the comment belongs to', () => {
  start(`<ol>${comment(7)}</ol>${form(9, 'otro')}${form(3)}`);
  link(7)?.click();
  expect(find('#div-comment-7 [name="comment_post_ID"]')?.getAttribute('value')).toBe('3');
});

it.each([
  ['no form', `<ol>${comment(7)}</ol>`],
  ['the form of another post', `<ol>${comment(7)}</ol>${form(9)}`],
])('with %s the link leads to a page that has one', (_, html) => {
  start(html);
  expect(isLeft()).toBe(true);
});

it.each(HELD_KEYS)('with %s the link leads to the page of the reply', (_, held) => {
  start();
  expect([isLeft(held), parent()]).toEqual([true, '0']);
});

it("leaves it to WordPress's own script, whose handler came first", () => {
  start();
  link(7)?.addEventListener('click', (event) => event.preventDefault());
  link(7)?.click();
  expect(parent()).toBe('0');
});

it('makes the cancel link and a title of its own where the theme prints none', () => {
  start(`<ol>${comment(7).replace(/data-replyto="[^"]*"/, '')}</ol>${form().replace(/<h3.*<\/h3>/s, '')}`);
  link(7)?.click();
  expect(find('#respond')?.textContent).toContain('Responder a este comentario');
  expect(cancel()?.textContent).toBe('Cancelar la respuesta');
  cancel()?.click();
  expect([parent(), cancel()?.style.display]).toEqual(['0', 'none']);
});

it('does not move a form with a captcha frame where the browser would load it anew, and answers all the same', () => {
  start(`<ol>${comment(7)}</ol>${form().replace('<textarea', '<iframe></iframe><textarea')}`);
  const frame = find('iframe');
  link(7)?.click();
  expect([find('#respond')?.parentElement, find('iframe'), parent()]).toEqual([panel, frame, '7']);
});

it('moves it with its frame where the browser can', () => {
  start(`<ol>${comment(7)}</ol>${form().replace('<textarea', '<iframe></iframe><textarea')}`);
  const article = find('#div-comment-7') as HTMLElement;
  const moveBefore = vi.fn((node: Node, before: Node | null) => article.insertBefore(node, before));
  Reflect.set(article, 'moveBefore', moveBefore);
  link(7)?.click();
  expect(moveBefore).toHaveBeenCalledOnce();
  expect(find('#respond')?.parentElement).toBe(article);
});

it.each<[string, KeyboardEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
])('%s with Enter sends the comment, once', (_, init) => {
  start();
  const sent = vi.fn((_: Event) => {});
  panel.addEventListener('submit', sent);
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    this.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  press(find('textarea'), { key: 'Enter', ...init });
  press(find('textarea'), { key: 'Enter', ...init });
  expect([sent.mock.calls.length, submit.mock.calls[0]]).toEqual([1, [find('[type="submit"]')]]);
  // Back by the browser's memory: it may be sent again.
  dispatchEvent(new Event('pageshow'));
  press(find('textarea'), { key: 'Enter', ...init });
  expect(sent).toHaveBeenCalledTimes(2);
});

it('can be sent again when another script took the first sending', () => {
  start();
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    this.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  find('form')?.addEventListener('submit', (event) => event.preventDefault());
  press(find('textarea'), { key: 'Enter', ctrlKey: true });
  press(find('textarea'), { key: 'Enter', ctrlKey: true });
  expect(submit).toHaveBeenCalledTimes(2);
});

it.each<[string, KeyboardEventInit]>([
  ['Enter alone', { key: 'Enter' }],
  ['Enter that ends a composition', { key: 'Enter', ctrlKey: true, isComposing: true }],
  ['another key', { key: 'a', ctrlKey: true }],
])('does not send at %s', (_, init) => {
  start();
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  press(find('textarea'), init);
  expect(submit).not.toHaveBeenCalled();
});

it("does not send a second time what WordPress's own script sends", () => {
  start();
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  find('form')?.addEventListener('keydown', (event) => event.preventDefault());
  press(find('textarea'), { key: 'Enter', ctrlKey: true });
  expect(submit).not.toHaveBeenCalled();
});

it('leaves other forms of the page alone', () => {
  start(`${form()}<form><input name="s"></form>`);
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  press(find('[name="s"]'), { key: 'Enter', ctrlKey: true });
  expect(submit).not.toHaveBeenCalled();
});

it('puts everything back when it leaves', () => {
  start();
  link(7)?.click();
  find('textarea')?.focus();
  lifetime.end();
  expect([parent(), find('#respond')?.parentElement]).toEqual(['0', panel]);
  expect(document.activeElement).not.toBe(link(7));
});
