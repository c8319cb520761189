// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableCSSFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import { domParsers } from './dom-parsers';
import { htmlSuite, xmlSuite } from './testing/markup-suite';

xmlSuite(domParsers().parseHtml);
htmlSuite(domParsers().parseHtml);
