import { printed } from '@onda/core/printed';
import { elementInspector } from './contract';

export const markup = [
  printed({
    spec: elementInspector,
    draw: (_attributes, t) => (
      <>
        <p
          part="texts"
          hidden
          data-nothing={t('nothing')}
          data-list={t('list')}
          data-show={t('show')}
          data-show-named={t('showNamed')}
          data-missing={t('missing')}
          data-audience={t('audience')}
          data-everybody={t('everybody')}
          data-saving={t('saving')}
          data-saved={t('saved')}
          data-hidden={t('hidden')}
          data-shown={t('shown')}
          data-whole={t('whole')}
          data-protected={t('protected')}
          data-unsure={t('unsure')}
          data-full={t('full')}
          data-changed={t('changed')}
          data-denied={t('denied')}
          data-refused={t('refused')}
          data-offline={t('offline')}
        ></p>
        <div part="glass"></div>
        <div part="outline" hidden></div>
        <section part="panel" aria-labelledby="title">
          <div className="row">
            <h2 id="title">{t('title')}</h2>
            <button part="move" className="quiet" type="button" aria-label={t('move')}>
              <svg
                aria-hidden="true"
                width={18}
                height={18}
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d="M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4" />
              </svg>
            </button>
            <button part="leave" className="quiet" type="button">
              {t('leave')}
            </button>
          </div>
          <p part="help">{t('help')}</p>
          <p part="target">{t('nothing')}</p>
          <div className="steps" role="group" aria-label={t('walk')}>
            <button part="step" type="button" value="parent">
              <svg
                aria-hidden="true"
                width={16}
                height={16}
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d="M12 20V4M5 11l7-7 7 7" />
              </svg>{' '}
              {t('parent')}
            </button>
            <button part="step" type="button" value="child">
              <svg
                aria-hidden="true"
                width={16}
                height={16}
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d="M12 4v16M5 13l7 7 7-7" />
              </svg>{' '}
              {t('child')}
            </button>
            <button part="step" type="button" value="previous">
              <svg
                aria-hidden="true"
                width={16}
                height={16}
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d="M20 12H4M11 5l-7 7 7 7" />
              </svg>{' '}
              {t('previous')}
            </button>
            <button part="step" type="button" value="next">
              <svg
                aria-hidden="true"
                width={16}
                height={16}
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d="M4 12h16M13 5l7 7-7 7" />
              </svg>{' '}
              {t('next')}
            </button>
          </div>
          <div className="row">
            <button part="hide" className="main" type="button">
              {t('hide')}
            </button>
            <button part="undo" type="button">
              {t('undo')}
            </button>
            <button part="redo" type="button">
              {t('redo')}
            </button>
          </div>
          <p part="status" role="status"></p>
          <details part="hidden">
            <summary part="list-title"></summary>
            <label>
              <input part="peek" type="checkbox" /> {t('peek')}
            </label>
            <ul part="list" role="list"></ul>
          </details>
          <details part="audience">
            <summary part="audience-title"></summary>
            <p>{t('audienceHint')}</p>
            <div part="roles" className="roles"></div>
          </details>
          <button part="save" className="main" type="button">
            {t('save')}
          </button>
          <p part="said" role="status"></p>
        </section>
        <dialog part="question" aria-labelledby="question">
          <h2 id="question">{t('leaveTitle')}</h2>
          <div className="answers">
            <button className="main" type="button" value="save">
              {t('leaveSaving')}
            </button>
            <button type="button" value="lose">
              {t('leaveLosing')}
            </button>
            <button type="button" value="stay">
              {t('stay')}
            </button>
          </div>
        </dialog>
      </>
    ),
  }),
];
