import { systemClock } from '@onda/core/timing/clock';
import { defineBehavior } from '../define-behavior';
import { keepRules } from './behavior';
import { formRules } from './contract';

defineBehavior(formRules, (scene) => keepRules(scene, () => import('./form-check'), systemClock));
