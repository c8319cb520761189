import { define } from '@onda/core/element/define';
import { newsletterManage } from './manage-contract';
import { setupManage } from './manage-shell';

define(newsletterManage, { setup: setupManage });
