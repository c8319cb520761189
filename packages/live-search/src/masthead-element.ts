import { define } from '@onda/core/define';
import { mastheadSearch } from './masthead-contract';
import { setupMasthead } from './masthead-shell';

define(mastheadSearch, { setup: setupMasthead });
