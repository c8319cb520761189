import { define } from '@onda/core/element/define';
import { voiceSearch } from './contract';
import { setupVoiceSearch } from './shell';

define(voiceSearch, { setup: setupVoiceSearch });
