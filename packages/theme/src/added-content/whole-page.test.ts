import { expect, it } from 'vitest';
import { wholePage } from './whole-page';

const URL_OF_TWO = 'https://radio.example/2026/dos/';
const bodyOf = (html: string, url = URL_OF_TWO) => wholePage({ html, url }).body.innerHTML;

/** An attribute as it is written in `/2026/dos/` → as it leads there from anywhere; one address where it stays. */
it.each([
  ['<img src="foto.jpg">', '<img src="https://radio.example/2026/dos/foto.jpg">'],
  ['<img src="../foto.jpg">', '<img src="https://radio.example/2026/foto.jpg">'],
  ['<img src="/foto.jpg">', '<img src="https://radio.example/foto.jpg">'],
  ['<img src="//fotos.example/a.jpg">', '<img src="https://fotos.example/a.jpg">'],
  ['<a href="anexo/">a</a>', '<a href="https://radio.example/2026/dos/anexo/">a</a>'],
  ['<a href="?pdf=1">a</a>', '<a href="https://radio.example/2026/dos/?pdf=1">a</a>'],
  ['<a href="">a</a>', '<a href="https://radio.example/2026/dos/">a</a>'],
  ['<form action=""></form>', '<form action="https://radio.example/2026/dos/"></form>'],
  [
    '<button formaction="voto">a</button>',
    '<button formaction="https://radio.example/2026/dos/voto">a</button>',
  ],
  ['<video poster="a.jpg"></video>', '<video poster="https://radio.example/2026/dos/a.jpg"></video>'],
  ['<img data-src="a.jpg">', '<img data-src="https://radio.example/2026/dos/a.jpg">'],
  ['<audio src="a.mp3"></audio>', '<audio src="https://radio.example/2026/dos/a.mp3"></audio>'],
  [
    '<img srcset="a.jpg 1x, b,c.jpg 2x">',
    '<img srcset="https://radio.example/2026/dos/a.jpg 1x, https://radio.example/2026/dos/b,c.jpg 2x">',
  ],
  ['<object data="a.pdf"></object>', '<object data="https://radio.example/2026/dos/a.pdf"></object>'],
  [
    '<img srcset=", ,a.jpg 1x (2, 3), b.jpg">',
    '<img srcset=", ,https://radio.example/2026/dos/a.jpg 1x (2, 3), https://radio.example/2026/dos/b.jpg">',
  ],
  ['<img srcset="a.jpg,">', '<img srcset="https://radio.example/2026/dos/a.jpg,">'],
  [
    '<img data-srcset="a.jpg 300w,\n b.jpg 2x">',
    '<img data-srcset="https://radio.example/2026/dos/a.jpg 300w,\n https://radio.example/2026/dos/b.jpg 2x">',
  ],
  [
    '<p style="color: red; background: url( \'a.jpg\' )"></p>',
    '<p style="color: red; background: url( \'https://radio.example/2026/dos/a.jpg\' )"></p>',
  ],
  [
    '<p style="background: url(a.jpg), url(b.jpg)"></p>',
    '<p style="background: url(https://radio.example/2026/dos/a.jpg), url(https://radio.example/2026/dos/b.jpg)"></p>',
  ],
  ['<a href="#nota">a</a>'],
  ['<a href="mailto:a@example.com">a</a>'],
  ['<a href="https://otra.example">a</a>'],
  ['<img src="data:image/gif;base64,R0lGOD">'],
  ['<img srcset="data:image/gif;base64,R0lGOD 1x">'],
  ['<img src="">'],
  ['<img srcset=" ,,, ">'],
  ['<p style="background: url( )"></p>'],
  ['<a href="http://">a</a>'],
  ['<p style="fill: url(#tono)"></p>'],
])('%s', (written, expected = written) => {
  expect(bodyOf(written)).toBe(expected);
});

/** A stranger may have written the text, and a pattern that goes over it again from each place takes seconds. */
it.each([
  ['data-srcset', '', ','],
  ['data-srcset', '', ' '],
  ['data-srcset', '', ' ,'],
  ['data-srcset', 'a', ','],
  ['data-srcset', '', 'a,,'],
  ['data-srcset', 'a ', '('],
  ['style', '', 'url('],
  ['style', 'url(', ' '],
  ['style', 'url(a', ' '],
  ['style', '', 'url( '],
  ['src', '', ' '],
  ['href', '', 'a'],
])('reads %s="%s", and 20,000 times "%s" behind it, in one pass', (name, first, part) => {
  const html = `<p ${name}='${first + part.repeat(20_000)}'>`;
  const begin = performance.now();
  wholePage({ html, url: URL_OF_TWO });
  expect(performance.now() - begin).toBeLessThan(250);
});

it('the addresses of a drawing, too', () => {
  const drawing = '<svg><use xlink:href="signos.svg#faro"></use></svg>';
  expect(bodyOf(drawing)).toContain('"https://radio.example/2026/dos/signos.svg#faro"');
});

it.each([
  ['/archivo/', 'https://radio.example/archivo/foto.jpg'],
  ['https://fotos.example/', 'https://fotos.example/foto.jpg'],
])('a page that says its base, %s, is believed', (base, expected) => {
  expect(bodyOf(`<base href="${base}"><p><img src="foto.jpg">`)).toContain(`"${expected}"`);
});
