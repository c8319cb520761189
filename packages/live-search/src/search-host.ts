import type { Host } from '@onda/core/element/host';
import type { aspSearch } from './contract';

export type SearchHost = Host<typeof aspSearch>;
