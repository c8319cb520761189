import { defineBatch } from '@onda/core/element/define-batch';
import { favButton, favClear, favCount } from './contract';
import { singletonShell } from './singleton';

for (const spec of [favButton, favCount, favClear]) defineBatch(spec, singletonShell());
