import { createStorage } from '@onda/core/storage/storage';
import { systemClock } from '@onda/core/timing/clock';
import { defineBehaviour } from '../define-behaviour';
import { offerRelated } from './behaviour';
import { relatedPopup } from './contract';

const dependencies = {
  clock: systemClock,
  storage: createStorage(() => localStorage),
  load: () => import('./related-card'),
};

defineBehaviour(relatedPopup, (scene) => offerRelated(scene, dependencies));
