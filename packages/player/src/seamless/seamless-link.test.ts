import { afterEach, expect, it } from 'vitest';
import { seamlessAddress, seamlessForm } from './seamless-link';

const HERE = { href: 'https://site.test/uno/?p=1#arriba', origin: 'https://site.test' };
afterEach(() => document.body.replaceChildren());

function click(attributes: string, init: MouseEventInit = {}): string {
  document.body.innerHTML = `<a ${attributes}><b>x</b></a>`;
  let address = 'not heard';
  document.addEventListener(
    'click',
    (event) => {
      address = seamlessAddress(event, HERE);
      event.preventDefault();
    },
    { once: true },
  );
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return address;
}

it.each([
  'https://site.test/dos/',
  'https://site.test/',
  'https://site.test/dos/#abajo',
  'https://site.test/?s=mar',
  'https://site.test/dos.html',
  'https://site.test/index.php',
])('%s is followed', (href) => expect(click(`href="${href}"`)).toBe(href));

it.each([
  'href="https://other.test/dos/"',
  'href="http://site.test/dos/"',
  'href="https://site.test/uno/?p=1#abajo"',
  'href="https://site.test/uno/?p=1#"',
  'href="mailto:a@site.test"',
  'href="javascript:alert(1)"',
  'href="https://site.test/disco.zip"',
  'href="https://site.test/live.mp3"',
  'href="https://site.test/wp-admin/"',
  'href="https://site.test/wp-login.php?action=logout"',
  'href="https://site.test/wp-json/wp/v2/posts"',
  'href="https://site.test/wp-content/uploads/acta"',
  'href="https://site.test/dos/?_wpnonce=1"',
  'href="https://site.test/dos/" target="_blank"',
  'href="https://site.test/dos/" download',
  'href="https://site.test/dos/" rel="nofollow external"',
  'href="https://site.test/dos/" data-no-seamless',
  '',
])('<a %s> is left alone', (attributes) => expect(click(attributes)).toBe(''));

it.each<[string, MouseEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is left alone', (_what, init) => {
  expect(click('href="https://site.test/dos/"', init)).toBe('');
});

function submit(markup: string): string {
  document.body.innerHTML = markup;
  const form = document.querySelector('form') as HTMLFormElement;
  const submitter = form.querySelector<HTMLElement>('button');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  let address = 'not heard';
  const hear = () => {
    address = seamlessForm(event, HERE);
  };
  document.addEventListener('submit', hear, { once: true });
  form.dispatchEvent(event);
  return address;
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
    'action="https://site.test/?lang=es" role="search" method="GET"',
    '<input name="s" value="mar"><button name="go" value="1">x</button>',
    'https://site.test/?s=mar&go=1',
  ],
  [
    'a form whose fields are called as its properties',
    'action="https://site.test/"',
    '<input name="method" value="post"><input name="action" value="a">',
    'https://site.test/?method=post&action=a',
  ],
])('%s is followed', (_what, attributes, fields, address) => {
  expect(submit(`<form ${attributes}>${fields}</form>`)).toBe(address);
});

it.each([
  '<form action="https://site.test/" method="post"><input name="s"></form>',
  '<form action="https://site.test/" method="dialog"></form>',
  '<form action="https://other.test/"><input name="s"></form>',
  '<form action="https://site.test/" target="_blank"></form>',
  '<form action="https://site.test/wp-login.php"></form>',
  '<form action="https://site.test/"><input name="_wpnonce" value="1"></form>',
  '<form action="https://site.test/" data-no-seamless></form>',
  '<form action="https://site.test/"><button formmethod="post">x</button></form>',
  '<form action="https://site.test/"><button formtarget="_blank">x</button></form>',
])('%s is left alone', (markup) => expect(submit(markup)).toBe(''));
