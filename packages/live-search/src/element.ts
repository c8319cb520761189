import { define } from '@onda/core/element/define';
import { aspSearch } from './contract';
import { setupSearch } from './shell';

define(aspSearch, { setup: setupSearch });
