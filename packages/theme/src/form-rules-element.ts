import { systemClock } from '@onda/core/clock';
import { defineBehaviour } from './behaviour';
import { keepRules } from './behaviour/form-rules';
import { formRules } from './form-rules-contract';

defineBehaviour(formRules, (scene) => keepRules(scene, () => import('./behaviour/form-check'), systemClock));
