import { afterEach, expect, it } from 'vitest';
import { type Asked, type AskedByForm, askedByClick, askedByForm } from './asked-page';

const HERE = { href: 'https://site.test/uno/?p=1#arriba', origin: 'https://site.test' };
afterEach(() => document.body.replaceChildren());

function click(attributes: string, init: MouseEventInit = {}): Asked | undefined | 'not heard' {
  document.body.innerHTML = `<a ${attributes}><b>x</b></a>`;
  let asked: Asked | undefined | 'not heard' = 'not heard';
  document.addEventListener(
    'click',
    (event) => {
      asked = askedByClick(event, HERE);
      event.preventDefault();
    },
    { once: true },
  );
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return asked;
}

it.each([
  'https://site.test/dos/',
  'https://site.test/',
  'https://site.test/dos/#abajo',
  'https://site.test/?s=mar',
  'https://site.test/dos.html',
  'https://site.test/index.php',
])('%s may stand in a frame', (href) => expect(click(`href="${href}"`)).toEqual({ url: href, kind: 'page' }));

it.each([
  'href="https://other.test/dos/"',
  'href="http://site.test/dos/"',
  'href="https://site.test/disco.zip"',
  'href="https://site.test/hoja.pdf"',
  'href="https://site.test/live.mp3"',
  'href="https://site.test/wp-admin/"',
  'href="https://site.test/wp-login.php?action=logout"',
  'href="https://site.test/wp-json/wp/v2/posts"',
  'href="https://site.test/wp-content/uploads/acta"',
  'href="https://site.test/dos/?_wpnonce=1"',
  'href="https://site.test/dos/" rel="nofollow external"',
  'href="https://site.test/dos/" data-no-seamless',
])('<a %s> is for the window alone', (attributes) =>
  expect(click(attributes)).toMatchObject({ kind: 'window' }),
);

it.each(['_self', '_top', '_parent', ''])('a link with the target "%s" stays in the window', (target) => {
  expect(click(`href="https://site.test/dos/" target="${target}"`)).toMatchObject({ kind: 'page' });
});

it.each(['#abajo', '#'])('https://site.test/uno/?p=1%s is a place within the page', (hash) => {
  const url = `https://site.test/uno/?p=1${hash}`;
  expect(click(`href="${url}"`)).toEqual({ url, kind: 'place' });
});

it.each([
  'href="mailto:a@site.test"',
  'href="tel:+34600"',
  'href="javascript:alert(1)"',
  'href="https://site.test/dos/" target="_blank"',
  'href="https://site.test/dos/" target="marco"',
  'href="https://site.test/dos/" download',
  '',
])('<a %s> is left to the browser', (attributes) => expect(click(attributes)).toBeUndefined());

it('heeds the target that the page gives to all links', () => {
  document.head.innerHTML = '<base target="_blank">';
  expect(click('href="https://site.test/dos/"')).toBeUndefined();
  document.head.replaceChildren();
});

it.each<[string, MouseEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is left to the browser', (_what, init) => {
  expect(click('href="https://site.test/dos/"', init)).toBeUndefined();
});

function submit(markup: string): AskedByForm | undefined | 'not heard' {
  document.body.innerHTML = markup;
  const form = document.querySelector('form') as HTMLFormElement;
  const submitter = form.querySelector<HTMLElement>('button');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  let asked: AskedByForm | undefined | 'not heard' = 'not heard';
  const hear = () => {
    asked = askedByForm(event, HERE);
  };
  document.addEventListener('submit', hear, { once: true });
  form.dispatchEvent(event);
  return asked;
}

it.each([
  [
    'a search',
    'action="https://site.test/"',
    '<input name="s" value="el mar">',
    'https://site.test/?s=el+mar',
  ],
  [
    'a search with a named button',
    'action="https://site.test/" role="search" method="GET"',
    '<input name="s" value="mar"><button name="go" value="1">x</button>',
    'https://site.test/?s=mar&go=1',
  ],
  [
    'a form whose fields are called as its properties',
    'action="https://site.test/"',
    '<input name="method" value="post"><input name="action" value="a">',
    'https://site.test/?method=post&action=a',
  ],
])('%s may be answered in a frame', (_what, attributes, fields, url) => {
  expect(submit(`<form ${attributes}>${fields}</form>`)).toEqual({ url, kind: 'page', isPost: false });
});

it.each([
  ['<form action="https://site.test/wp-comments-post.php" method="post"></form>', 'page'],
  ['<form action="https://site.test/"><button formmethod="post">x</button></form>', 'page'],
  // The password of a post.
  ['<form action="https://site.test/wp-login.php?action=postpass" method="POST"></form>', 'page'],
  ['<form action="https://site.test/wp-login.php" method="post"></form>', 'window'],
  ['<form action="https://site.test/wp-admin/admin-post.php" method="post"></form>', 'window'],
  ['<form action="https://other.test/" method="post"></form>', 'window'],
  ['<form action="https://site.test/" method="post" data-no-seamless></form>', 'window'],
])('%s is sent to the %s', (markup, kind) => expect(submit(markup)).toMatchObject({ kind, isPost: true }));

it.each([
  '<form action="https://other.test/"><input name="s"></form>',
  '<form action="https://site.test/wp-login.php"></form>',
  '<form action="https://site.test/"><input name="_wpnonce" value="1"></form>',
  '<form action="https://site.test/" data-no-seamless></form>',
])('%s is for the window alone', (markup) => expect(submit(markup)).toMatchObject({ kind: 'window' }));

it.each([
  '<form action="https://site.test/" method="dialog"></form>',
  '<form action="https://site.test/" target="_blank"></form>',
  '<form action="https://site.test/"><button formtarget="_blank">x</button></form>',
])('%s is left to the browser', (markup) => expect(submit(markup)).toBeUndefined());
