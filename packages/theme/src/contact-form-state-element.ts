import { systemClock } from '@onda/core/clock';
import { defineBehaviour } from './behaviour';
import { followSending } from './behaviour/contact-form-state';
import { contactFormState } from './contact-form-state-contract';

defineBehaviour(contactFormState, (scene) => followSending(scene, systemClock));
