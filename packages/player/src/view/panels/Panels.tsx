import type { ViewProps } from '@onda/core/react/react-view';
import type { radioPlayer } from '../../contract';
import type { PlayerModel } from '../../player-model';
import { useLazyPart } from '../use-lazy-part';

/**
 * History, biography, lyrics and share, with their buttons and gestures. While their code is missing, the player goes
 * on.
 */
export function Panels({ host, model }: ViewProps<typeof radioPlayer, PlayerModel>) {
  const { engine } = model;
  const Tools = useLazyPart(loadTools, engine !== undefined);
  return engine && typeof Tools === 'function' ? <Tools host={host} engine={engine} model={model} /> : null;
}

const loadTools = async () => (await import('./Tools')).Tools;
