import { define } from '@onda/core/define';
import { liveRadioButton } from './live-button-contract';
import { setupLiveButton } from './live-button-shell';

define(liveRadioButton, { setup: setupLiveButton });
