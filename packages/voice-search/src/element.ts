import { define } from '@onda/core/define';
import { voiceSearch } from './contract';
import { setupVoiceSearch } from './shell';

define(voiceSearch, { setup: setupVoiceSearch });
