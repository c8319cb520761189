import { readAttribute } from '@onda/core/element/attribute-store';
import { dataOf } from '@onda/core/http/ajax';
import { pageAjax } from '@onda/core/http/page-services';
import { planOf } from './airing';
import { askAttributes } from './ask-attributes';
import type { AskPlan } from './follow-plan';

const SPEC = { tag: 'on-air', attributes: askAttributes };

/** The plan of a station from now on, for a page whose own is of another time. */
export const askPlan: AskPlan = async (element) => {
  const station = readAttribute(element, SPEC, 'station');
  const images = readAttribute(element, SPEC, 'images') ? 1 : null;
  const plan = Object(dataOf(await pageAjax().ajax.post('onda_on_air', { station, images })));
  return planOf(plan.airings, plan.from, plan.until);
};
