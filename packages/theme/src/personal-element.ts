import { systemClock } from '@onda/core/clock';
import { pageAjax } from '@onda/core/page-services';
import { createStorage } from '@onda/core/storage';
import { defineBehaviour } from './behaviour';
import { personalise } from './behaviour/personal-news';
import { createPersonalApi } from './personal-api';
import { personalNews } from './personal-contract';
import { createReadingMemory } from './reading-memory';

const memory = createReadingMemory(
  createStorage(() => localStorage),
  systemClock.now,
);

const noted = new Set<string>();
const drawn = new Set<() => void>();

defineBehaviour(personalNews, (scene) =>
  personalise(scene, { memory, clock: systemClock, api: createPersonalApi(pageAjax().ajax), noted, drawn }),
);
