// @vitest-environment jsdom
import { describe } from 'vitest';
import { defineSuite } from '../testing/define-suite';

describe('define, in jsdom', defineSuite);
