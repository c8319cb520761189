import { define } from '@onda/core/element/define';
import { liveRadioButton } from './contract';
import { setupLiveButton } from './shell';

define(liveRadioButton, { setup: setupLiveButton });
