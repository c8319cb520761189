import { bind } from './bind';
import type { PartState, Readable } from './host';

/**
 * Where the values of a component stand in its printed nodes, by `part`. `pnpm generate` finds them by drawing the
 * component with other values; nobody writes them.
 */
export type Holes<Shown> = Record<string, (shown: Shown) => PartState>;

/**
 * Keeps printed nodes as the component would draw them, without React. `nodesOf` finds those of a part; `present` makes
 * of a state what the component shows. Returns the undo.
 */
export function bindHoles<State, Shown>(
  nodesOf: (part: string) => Iterable<Element>,
  store: Readable<State>,
  holes: Holes<Shown>,
  present: (state: State) => Shown,
): () => void {
  const undos = Object.entries(holes).map(([part, read]) =>
    bind(
      () => nodesOf(part),
      store,
      (state) => read(present(state)),
    ),
  );
  return () => {
    for (const undo of undos) undo();
  };
}
