import { createStorage } from '@onda/core/storage/storage';
import { defineBehavior } from '../define-behavior';
import { personalNews } from './contract';
import { askFirst } from './personal-start';

const storage = createStorage(() => localStorage);

defineBehavior(personalNews, (scene) => askFirst(scene, storage, () => import('./engine')));
