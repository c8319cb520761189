import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { serverNodes } from './server-nodes';

const drawn = (html: string) => renderToStaticMarkup(createElement('div', null, ...serverNodes(html)));

it.each([
  ['text & more', 'text &amp; more'],
  ['<p>A <b>b</b>, c</p>', '<p>A <b>b</b>, c</p>'],
  ['<p class="a" lang="es">x</p>', '<p class="a" lang="es">x</p>'],
  [
    '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
    '<table><tbody><tr><td colSpan="2">x</td></tr></tbody></table>',
  ],
  ['a<br>b', 'a<br/>b'],
])('draws %s', (html, markup) => expect(drawn(html)).toBe(`<div>${markup}</div>`));

it.each([
  '<script>x</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:x">a</a>',
  '<p style="x">a</p>',
])('draws nothing that runs: %s', (html) => expect(drawn(html)).not.toMatch(/script|onerror|style/));
