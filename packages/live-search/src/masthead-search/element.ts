import { define } from '@onda/core/element/define';
import { mastheadSearch } from './contract';
import { setupMasthead } from './shell';

define(mastheadSearch, { setup: setupMasthead });
