import type { Host } from '@onda/core/element/host';
import type { voiceSearch } from './contract';

export type VoiceHost = Host<typeof voiceSearch>;
