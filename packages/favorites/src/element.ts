import { defineBatch } from '@onda/core/element/define-batch';
import { favButton, favClear, favCount } from './contract';
import { pageShell } from './page-shell';

for (const spec of [favButton, favCount, favClear]) defineBatch(spec, pageShell());
