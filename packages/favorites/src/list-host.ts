import type { Host } from '@onda/core/host';
import type { favList } from './list-contract';

export type ListHost = Host<typeof favList>;
