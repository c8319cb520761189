import { define } from '@onda/core/define';
import { newsletterManage } from './contract';

define(newsletterManage, {});
