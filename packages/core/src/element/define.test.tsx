import { describe } from 'vitest';
import { defineSuite } from '../testing/define-suite';

describe('define, in happy-dom', defineSuite);
