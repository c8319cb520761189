import { printed, viewPlace } from '@onda/core/element/printed';
import { elementInspector } from './contract';
import { inspectorMessages } from './messages';
import { AT_REST } from './panel/present';
import { Face } from './view/Face';

export const markup = [
  printed({
    spec: elementInspector,
    rest: { ...AT_REST },
    draw: (_attributes, t, shown) => (
      <>
        <p part="texts" hidden {...texts(t)}></p>
        <div part="glass"></div>
        <div part="outline" hidden></div>
        {viewPlace(
          'element-inspector',
          <Face
            t={t}
            shown={{ ...AT_REST, target: t('nothing'), ...shown }}
            rules={[]}
            audience={[]}
            roles={{}}
          />,
        )}
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

/** The texts of the script, which has none of its own. */
const texts = (t: (key: string) => string) =>
  Object.fromEntries(
    Object.keys(inspectorMessages.en).map((key) => [
      `data-${key.replaceAll(/[A-Z]/g, '-$&').toLowerCase()}`,
      t(key),
    ]),
  );
