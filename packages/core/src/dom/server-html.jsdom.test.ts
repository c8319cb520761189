// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { serverHtmlSuite } from '../testing/server-html-suite';
import { serverHtml } from './server-html';

serverHtmlSuite();

it('makes nodes of no page yet: a view that draws them anew has no picture requested', () => {
  const nodes = [...serverHtml('<p>Uno <img src="https://radio.test/a.jpg"></p>').querySelectorAll('*')];
  expect(nodes.map(({ ownerDocument }) => ownerDocument.defaultView)).toEqual([null, null]);
});
