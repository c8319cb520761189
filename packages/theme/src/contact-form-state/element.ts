import { systemClock } from '@onda/core/timing/clock';
import { defineBehaviour } from '../define-behaviour';
import { followSending } from './behaviour';
import { contactFormState } from './contract';

defineBehaviour(contactFormState, (scene) => followSending(scene, systemClock));
