import type { Catalog } from '@onda/core/i18n/messages';

export const formCheckMessages = {
  es: { problem: 'Hay un problema' },
  en: { problem: 'There is a problem' },
} as const satisfies Catalog;
