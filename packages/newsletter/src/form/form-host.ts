import type { Host } from '@onda/core/element/host';
import type { newsletterForm } from '../contract';

export type FormHost = Host<typeof newsletterForm>;
