import { systemClock } from '@onda/core/clock';
import { createStorage } from '@onda/core/storage';
import { defineBehaviour } from './behaviour';
import { offerRelated } from './behaviour/related-popup';
import { relatedPopup } from './related-popup-contract';

const world = {
  clock: systemClock,
  storage: createStorage(() => localStorage),
  bring: () => import('./behaviour/related-card'),
};

defineBehaviour(relatedPopup, (scene) => offerRelated(scene, world));
