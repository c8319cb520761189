import { define } from '@onda/core/define';
import { favButton, favClear, favCount } from './contract';

for (const spec of [favButton, favCount, favClear]) define(spec, {});
