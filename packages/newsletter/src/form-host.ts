import type { Host } from '@onda/core/host';
import type { newsletterForm } from './contract';

export type FormHost = Host<typeof newsletterForm>;
