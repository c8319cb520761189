import { REPO } from '../rig/places';
import { capture } from '../rig/process';
import type { Pages } from './pages';

/** The sources that `generate` reads; what it writes is followed as any other file. */
const READ =
  /(^|[\\/-])(contract|messages|block-fields|feature)\.ts$|(Markup|Face|Templates)\.tsx$|[\\/]bundle[\\/]src[\\/]/;

export const isGeneratedFrom = (path: string): boolean => READ.test(path);

/** Runs the generator in a process of its own, one run after another; the last change is always in a run. */
export function createGenerator(): (pages: Pages) => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let asked = 0;
  return (pages) => {
    asked += 1;
    const mine = asked;
    running = running.then(() => (mine === asked ? pages.attempt('generate', generate) : undefined));
    return running.then(() => {});
  };
}

const generate = () =>
  capture(process.execPath, ['--import', 'tsx', 'packages/bundle/src/generate.ts'], { cwd: REPO });
