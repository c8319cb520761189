import type { Host } from '@onda/core/host';
import type { mastheadSearch } from './masthead-contract';

export type MastheadHost = Host<typeof mastheadSearch>;
