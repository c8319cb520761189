import type { Host } from '@onda/core/element/host';
import type { favList } from './list-contract';

export type ListHost = Host<typeof favList>;
