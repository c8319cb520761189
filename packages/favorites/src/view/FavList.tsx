import { useAttributes, useIsHydrated, useKept, useStoreNow } from '@onda/core/react/hydration';
import type { ViewProps } from '@onda/core/react/react-view';
import { useFocusKept } from '@onda/core/react/use-focus-kept';
import type { favList } from '../list/list-contract';
import type { ListText } from '../list/list-messages';
import type { ListItem } from '../list/list-reply';
import type { ListState, ListStore } from '../list/list-store';
import { listWords } from '../list/list-words';
import { Status } from './Status';

/** The model that the list's plain code hands to its view. */
export interface ListModel {
  store: ListStore;
  t: ListText;
  siteId(): number;
  /** Whether the list says that it could not be read. */
  tellsFailure(): boolean;
  turnTo(page: number): void;
}

/** The list as the store has it; its line is printed. When what has the focus goes, its neighbor gets it. */
export function FavList({ host, model }: ViewProps<typeof favList, ListModel>) {
  const { store, t, turnTo, siteId } = model;
  const state = useStoreNow(useKept(store));
  const attributes = useAttributes(host);
  const isHydrated = useIsHydrated();
  const tellsFailure = model.tellsFailure();
  const { phase, items, page } = state;
  const list = useFocusKept<HTMLUListElement>(() => {
    host.element.tabIndex = -1;
    return host.element;
  });
  return (
    <>
      <Status words={listWords(state, { ...host.attributes.getState(), tellsFailure }, t)} />
      {isHydrated && (
        <>
          {phase === 'failed' && tellsFailure && (
            <Control part="retry" words={t('retry')} press={() => turnTo(page)} />
          )}
          {items.length > 0 && phase !== 'failed' && (
            // The style sheet takes the bullets away, and Safari the role with them.
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <ul ref={list} part="list" role="list">
              {items.map((item) => (
                <Row key={item.postId} item={item} attributes={attributes} siteId={siteId()} />
              ))}
            </ul>
          )}
          <Pages state={state} t={t} turnTo={turnTo} label={labelOf(host.element, t('pages'))} />
        </>
      )}
    </>
  );
}

interface RowProps {
  item: ListItem;
  attributes: Record<'includeLinks' | 'includeButtons' | 'includeThumbnails' | 'includeExcerpts', boolean>;
  siteId: number;
}

function Row({ item, attributes, siteId }: RowProps) {
  const { postId, title, address, picture, excerpt, total } = item;
  return (
    <li part="item">
      {attributes.includeThumbnails && picture && (
        <img part="thumbnail" {...picture} alt="" loading="lazy" decoding="async" />
      )}
      {attributes.includeLinks && address ? (
        <a part="title" href={address}>
          {title}
        </a>
      ) : (
        <span part="title">{title}</span>
      )}
      {attributes.includeExcerpts && excerpt && <p part="excerpt">{excerpt}</p>}
      {attributes.includeButtons && <fav-button post-id={postId} site-id={siteId} favorite-count={total} />}
    </li>
  );
}

/** Landmarks of one page need different names: the second list has a number. */
function labelOf(list: HTMLElement, label: string): string {
  const place = [...document.querySelectorAll(list.localName)].indexOf(list);
  return place > 0 ? `${label} ${place + 1}` : label;
}

interface PagesProps {
  state: ListState;
  t: ListText;
  label: string;
  turnTo(page: number): void;
}

function Pages({ state: { page, pages, phase }, t, label, turnTo }: PagesProps) {
  if (pages < 2) return null;
  const turn = (part: 'previous' | 'next', to: number) => {
    const isOff = to < 1 || to > pages || phase === 'loading';
    return <Control part={part} words={t(part)} isOff={isOff} press={() => turnTo(to)} />;
  };
  return (
    <nav part="pages" aria-label={label}>
      {turn('previous', page - 1)}
      <span part="page" role="status">
        {t('pageOf', { page, pages })}
      </span>
      {turn('next', page + 1)}
    </nav>
  );
}

interface ControlProps {
  part: string;
  words: string;
  /** It keeps the focus: a disabled button would lose it. */
  isOff?: boolean;
  press(): void;
}

const Control = ({ part, words, isOff, press }: ControlProps) => (
  <button
    part={part}
    className="wp-element-button"
    type="button"
    aria-disabled={isOff}
    onClick={() => isOff || press()}
  >
    {words}
  </button>
);
