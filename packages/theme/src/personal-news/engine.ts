import { pageAjax } from '@onda/core/http/page-services';
import type { KeyStore } from '@onda/core/storage/storage';
import { storedText } from '@onda/core/storage/stored-text';
import { systemClock } from '@onda/core/timing/clock';
import type { Scene } from '../define-behavior';
import { createPersonalApi } from './api';
import { type PersonalDependencies, personalize } from './behavior';
import type { personalNews } from './contract';
import { createReadingMemory } from './reading-memory';

/** The dependencies that the page's elements share. */
let dependencies: PersonalDependencies | undefined;

export function startPersonal(scene: Scene<typeof personalNews>, storage: KeyStore, wasAsked: boolean): void {
  dependencies ??= {
    api: createPersonalApi(pageAjax().ajax),
    memory: createReadingMemory(storage, (key) => storedText(() => localStorage, key), systemClock.now),
    clock: systemClock,
    noted: new Set(),
    drawn: new Set(),
  };
  personalize(scene, dependencies, wasAsked);
}
