import { define } from '@onda/core/element/define';
import { stationSwitcher } from './contract';
import { setupStationSwitcher } from './shell';

define(stationSwitcher, { setup: setupStationSwitcher });
