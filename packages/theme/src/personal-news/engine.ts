import { pageAjax } from '@onda/core/http/page-services';
import { localText } from '@onda/core/storage/local-text';
import type { KeyStore } from '@onda/core/storage/storage';
import { systemClock } from '@onda/core/timing/clock';
import type { Scene } from '../define-behavior';
import { createPersonalApi } from './api';
import { type PersonalDependencies, personalize } from './behavior';
import type { personalNews } from './contract';
import { createReadingMemory } from './reading-memory';

/** One for the page. */
let dependencies: PersonalDependencies | undefined;

export function startPersonal(scene: Scene<typeof personalNews>, storage: KeyStore, wasAsked: boolean): void {
  dependencies ??= {
    api: createPersonalApi(pageAjax().ajax),
    memory: createReadingMemory(storage, localText, systemClock.now),
    clock: systemClock,
    noted: new Set(),
    drawn: new Set(),
  };
  personalize(scene, dependencies, wasAsked);
}
