// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { domParsers } from './dom-parsers';
import { htmlSuite, xmlSuite } from './testing/markup-suite';
import { readerFor } from './testing/read';

xmlSuite(domParsers().parseHtml);
htmlSuite(domParsers().parseHtml);

it('reads character data', () => {
  const text = '<SHOUTCASTSERVER><SONGTITLE><![CDATA[A - <b>]]></SONGTITLE></SHOUTCASTSERVER>';
  const read = readerFor('shoutcast2-xml')(text);
  expect(read?.track).toEqual({ artist: 'A', title: '<b>', art: '' });
});
