import { systemClock } from '@onda/core/timing/clock';
import { defineBehavior } from '../define-behavior';
import { followSending } from './behavior';
import { contactFormState } from './contract';

defineBehavior(contactFormState, (scene) => followSending(scene, systemClock));
