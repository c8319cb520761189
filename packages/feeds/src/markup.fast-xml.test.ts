// @vitest-environment node

import { expect, it } from 'vitest';
import { readShoutcast2Xml } from './shoutcast/shoutcast2-xml';
import { parseXmlInNode } from './testing/fast-xml';
import { xmlSuite } from './testing/markup-suite';

xmlSuite(parseXmlInNode);

it('reads character data', () => {
  const text = '<SHOUTCASTSERVER><SONGTITLE><![CDATA[A - <b>]]></SONGTITLE></SHOUTCASTSERVER>';
  const read = readShoutcast2Xml(text, { parseXml: parseXmlInNode, parseHtml: () => null });
  expect(read?.track).toEqual({ artist: 'A', title: '<b>', art: '' });
});
