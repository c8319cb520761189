import type { Host } from '@onda/core/host';
import type { mastheadSearch } from './contract';

export type MastheadHost = Host<typeof mastheadSearch>;
