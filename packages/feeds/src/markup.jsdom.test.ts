// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { domParsers } from './dom-parsers';
import { readShoutcast2Xml } from './shoutcast/shoutcast2-xml';
import { htmlSuite, xmlSuite } from './testing/markup-suite';

xmlSuite(domParsers().parseXml);
htmlSuite(domParsers().parseHtml);

it('reads character data', () => {
  const text = '<SHOUTCASTSERVER><SONGTITLE><![CDATA[A - <b>]]></SONGTITLE></SHOUTCASTSERVER>';
  const read = readShoutcast2Xml(text, { parseXml: domParsers().parseXml, parseHtml: () => null });
  expect(read?.track).toEqual({ artist: 'A', title: '<b>', art: '' });
});
