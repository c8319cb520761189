import { ABOUTS, type Finding } from '../report';
import type { Store } from '../store';
import type { Texts } from '../texts';

interface Props {
  findings: readonly Finding[];
  store: Store;
  texts: Texts;
}

/** The lines of a check, as PHP prints them too. */
export function Findings({ findings, store, texts }: Props) {
  return (
    <>
      {ABOUTS.map((about) => ({ about, own: findings.filter((one) => one.about === about) }))
        .filter(({ own }) => own.length > 0)
        .map(({ about, own }) => (
          <section key={about}>
            <h3>{texts[about]}</h3>
            <ul className="onda-findings">
              {own.map((finding) => (
                <Line
                  key={`${finding.code} ${finding.sentence}`}
                  finding={finding}
                  store={store}
                  texts={texts}
                />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

function Line({ finding, store, texts }: Pick<Props, 'store' | 'texts'> & { finding: Finding }) {
  const { code, state, sentence, remedy, offer, recipe } = finding;
  return (
    <li data-state={state} data-code={code}>
      <span className="screen-reader-text">{texts[state]}</span> <span>{sentence}</span>{' '}
      {remedy && <span className="description">{remedy}</span>}{' '}
      {store.isNew(offer) && (
        <button
          type="button"
          className="button button-small"
          aria-label={`${texts.takeOver}: ${sentence}`}
          onClick={() => store.takeOver(offer)}
        >
          {texts.takeOver}
        </button>
      )}
      {recipe && (
        <details>
          <summary>{texts.recipe}</summary>
          <pre>{recipe}</pre>
        </details>
      )}
    </li>
  );
}
