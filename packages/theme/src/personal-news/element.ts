import { createStorage } from '@onda/core/storage/storage';
import { defineBehaviour } from '../define-behaviour';
import { personalNews } from './contract';
import { askFirst } from './personal-start';

const storage = createStorage(() => localStorage);

defineBehaviour(personalNews, (scene) => askFirst(scene, storage, () => import('./engine')));
