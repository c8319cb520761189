import type { BlockEditing } from '@onda/core/element/block-fields';
import { articleBlocks } from './article-blocks';
import { containerBlocks } from './container-blocks';
import { listBlocks } from './list-blocks';

/** All blocks of the magazine behaviors. */
export const themeBlocks: Record<string, BlockEditing> = {
  ...listBlocks,
  ...articleBlocks,
  ...containerBlocks,
};
