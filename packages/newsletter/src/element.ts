import { define } from '@onda/core/element/define';
import { newsletterForm } from './contract';
import { setupForm } from './shell';

define(newsletterForm, { setup: setupForm });
