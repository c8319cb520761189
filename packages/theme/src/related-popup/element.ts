import { createStorage } from '@onda/core/storage/storage';
import { systemClock } from '@onda/core/timing/clock';
import { defineBehavior } from '../define-behavior';
import { offerRelated } from './behavior';
import { relatedPopup } from './contract';

const dependencies = {
  clock: systemClock,
  storage: createStorage(() => localStorage),
  load: () => import('./related-card'),
};

defineBehavior(relatedPopup, (scene) => offerRelated(scene, dependencies));
