import { useIsHydrated, useKept, useStoreNow } from '@onda/core/react/hydration';
import type { ViewProps } from '@onda/core/react/react-view';
import type { elementInspector } from '../contract';
import type { PanelModel } from '../panel/panel-model';
import { present } from '../panel/present';
import { Face } from './Face';

/** The panel as the store has it, with what is hidden and for whom, which is not printed. */
export function Panel({ model }: ViewProps<typeof elementInspector, PanelModel | undefined>) {
  if (!model) throw new Error('the view comes with the page data');
  const { store, actions, roles, t } = model;
  const state = useStoreNow(useKept(store));
  const isHydrated = useIsHydrated();
  return (
    <Face
      t={t}
      shown={present(state, roles, t)}
      rules={isHydrated ? state.hidden.rules : NONE}
      audience={state.hidden.audience}
      roles={isHydrated ? roles : {}}
      actions={actions}
    />
  );
}

const NONE: readonly never[] = [];
