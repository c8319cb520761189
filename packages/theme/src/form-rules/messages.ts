import type { Catalogue } from '@onda/core/messages';

export const formCheckMessages = {
  es: { problem: 'Hay un problema' },
  en: { problem: 'There is a problem' },
} as const satisfies Catalogue;
