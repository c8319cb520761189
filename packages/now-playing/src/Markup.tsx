import { printed, viewPlace } from '@onda/core/element/printed';
import { nowPlayingWidget } from './contract';
import { Status } from './view/Status';

export const markup = [
  printed({
    spec: nowPlayingWidget,
    hasSlot: true,
    draw: (attributes, t) => (
      <section
        part="widget"
        className="widget"
        role="group"
        aria-label={`${t('label')} ${attributes.radioName}`}
      >
        <p part="now" className="now" dir="auto">
          {t('label')}
        </p>
        <button
          part="more"
          className="more"
          type="button"
          aria-expanded="false"
          aria-controls="block"
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
          {viewPlace('now-playing', <Status words="" />)}
        </div>
      </section>
    ),
  }),
];
