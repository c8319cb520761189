import type { ViewProps } from '@onda/core/react-view';
import { Suspense } from 'react';
import type { radioPlayer } from '../../contract';
import type { PlayerModel } from '../../player-model';
import { optionalPart } from '../optional-part';
import type { ToolsProps } from './panel-world';

/** History, biography, lyrics and share, with their buttons and gestures. When its chunk does not come, the player goes on. */
export function Panels({ host, model }: ViewProps<typeof radioPlayer, PlayerModel>) {
  return <Suspense>{model.engine && <Tools host={host} engine={model.engine} model={model} />}</Suspense>;
}

const Tools = optionalPart<ToolsProps>(async () => (await import('./Tools')).Tools);
