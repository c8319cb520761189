import type { ViewProps } from '@onda/core/react/react-view';
import { useIsHydrated, useStoreNow } from '@onda/core/react/use-store';
import type { elementInspector } from '../contract';
import type { PanelModel } from '../panel/panel-model';
import { Face } from './Face';

/** The panel as the store has it, with what is hidden and for whom, which is not printed. */
export function Panel({ model }: ViewProps<typeof elementInspector, PanelModel | undefined>) {
  if (!model) throw new Error('the view comes with the page data');
  const { store, words, actions, roles, t } = model;
  const state = useStoreNow(store);
  const isHydrated = useIsHydrated();
  return (
    <Face
      t={t}
      texts={readAll(words.texts, state)}
      isOff={readAll(words.isOff, state)}
      isPeeking={state.isPeeking}
      rules={isHydrated ? state.hidden.rules : NONE}
      audience={state.hidden.audience}
      hasRoles={Object.keys(roles).length > 0}
      roles={isHydrated ? roles : {}}
      actions={actions}
    />
  );
}

const NONE: readonly never[] = [];

function readAll<Part extends string, State, T>(readers: Record<Part, (state: State) => T>, state: State) {
  const entries = Object.entries<(state: State) => T>(readers);
  return Object.fromEntries(entries.map(([part, read]) => [part, read(state)])) as Record<Part, T>;
}
