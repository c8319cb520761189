import { define } from '@onda/core/element/define';
import { liveRadioButton } from './contract';
import { setupLiveButton } from './shell';
import { addMembers } from './steer-button';

define(liveRadioButton, { setup: setupLiveButton });
addMembers('live-radio-button');
