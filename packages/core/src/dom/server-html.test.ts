import { serverHtmlSuite } from '../testing/server-html-suite';

serverHtmlSuite();
