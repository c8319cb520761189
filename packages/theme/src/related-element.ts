import { systemClock } from '@onda/core/clock';
import { createStorage } from '@onda/core/storage';
import { defineBehaviour } from './behaviour';
import { offerRelated } from './behaviour/related-popup';
import { relatedPopup } from './related-contract';

const storage = createStorage(() => localStorage);

defineBehaviour(relatedPopup, (scene) => offerRelated(scene, systemClock, storage));
