// First, and never sorted after howler: what it overwrites is remembered here.
import './howler-globals';
import { Howl, Howler } from 'howler/dist/howler.core.min.js';
import { restoreGlobals } from './howler-globals';

restoreGlobals();

// Before the first Howl, or howler makes an AudioContext and unlocks ten elements on the next click.
Howler.usingWebAudio = false;
Howler.autoUnlock = false;

export { Howl, Howler };
