import { defineMany } from '@onda/core/define-many';
import { favButton, favClear, favCount } from './contract';
import { pageShell } from './page-shell';

for (const spec of [favButton, favCount, favClear]) defineMany(spec, pageShell());
