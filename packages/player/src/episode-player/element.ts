import { define } from '@onda/core/element/define';
import { episodePlayer } from './contract';
import { playerOf, setupEpisode } from './shell';

const prototype = define(episodePlayer, {
  setup: setupEpisode,
  view: async () => (await import('./view/mount')).view,
});
if (prototype) addMembers(prototype);

/** Called inside a gesture, they act at once: the sound is there before the view. */
function addMembers(members: Record<string, unknown>) {
  members.play = async function (this: HTMLElement) {
    await playerOf(this)?.play();
  };
  members.pause = async function (this: HTMLElement) {
    playerOf(this)?.pause();
  };
  members.toggle = async function (this: HTMLElement & { paused: boolean; play(): Promise<void> }) {
    if (this.paused) await this.play();
    else playerOf(this)?.pause();
  };
  Object.defineProperty(members, 'paused', {
    get(this: HTMLElement) {
      return !playerOf(this)?.isPlaying();
    },
  });
}
