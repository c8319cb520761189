import { systemClock } from '@onda/core/timing/clock';
import { defineBehaviour } from '../define-behaviour';
import { keepRules } from './behaviour';
import { formRules } from './contract';

defineBehaviour(formRules, (scene) => keepRules(scene, () => import('./form-check'), systemClock));
