import { printed } from '@onda/core/printed';
import { nowPlayingWidget } from './contract';

export const markup = [
  printed({
    spec: nowPlayingWidget,
    hasSlot: true,
    draw: (attributes, t) => (
      <section
        part="widget"
        className="widget"
        data-shell
        role="group"
        aria-label={`${t('label')} ${attributes.radioName}`}
      >
        <button
          part="more"
          className="more"
          type="button"
          aria-expanded="false"
          data-more={t('more')}
          data-close={t('close')}
        >
          {t('more')}
        </button>
        <div
          part="block"
          className="block"
          id="block"
          data-loading={t('loading')}
          data-unreachable={t('unreachable')}
          hidden
        >
          <p part="status" className="status" role="status" dir="auto"></p>
        </div>
      </section>
    ),
  }),
];
