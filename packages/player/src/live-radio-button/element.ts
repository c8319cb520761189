import { define } from '@onda/core/element/define';
import { liveRadioButton } from './contract';
import { setupLiveButton } from './shell';
import { addButtonMembers, obeyAsButton } from './steer-button';

const prototype = define(liveRadioButton, { connected: obeyAsButton, setup: setupLiveButton });
if (prototype) addButtonMembers(prototype);
