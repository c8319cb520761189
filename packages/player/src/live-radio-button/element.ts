import { define } from '@onda/core/define';
import { liveRadioButton } from './contract';
import { setupLiveButton } from './shell';

define(liveRadioButton, { setup: setupLiveButton });
