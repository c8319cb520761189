import { define } from '@onda/core/define';
import { favList } from './contract';

define(favList, {});
