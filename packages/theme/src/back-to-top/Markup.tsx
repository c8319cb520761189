import { printed } from '@onda/core/element/printed';
import { backToTop } from './contract';

export const markup = [
  printed({
    spec: backToTop,
    draw: (_attributes, t) => (
      <a part="link" href="#top" aria-label={t('top')} title={t('top')}>
        <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
          <path fill="none" stroke="currentColor" strokeWidth="2" d="M12 20V5M5 12l7-7 7 7" />
        </svg>
      </a>
    ),
  }),
];
