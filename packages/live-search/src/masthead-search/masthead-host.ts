import type { Host } from '@onda/core/element/host';
import type { mastheadSearch } from './contract';

export type MastheadHost = Host<typeof mastheadSearch>;
