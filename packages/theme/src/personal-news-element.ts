import { createStorage } from '@onda/core/storage';
import { defineBehaviour } from './behaviour';
import { askFirst } from './behaviour/personal-start';
import { personalNews } from './personal-news-contract';

const storage = createStorage(() => localStorage);

defineBehaviour(personalNews, (scene) => askFirst(scene, storage, () => import('./personal-news-engine')));
