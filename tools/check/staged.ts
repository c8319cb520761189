import { fileURLToPath } from 'node:url';
import { stagedFilesHold } from './staged-files';

/** The pre-commit hook. `git commit --no-verify` goes on without it. */
const root = fileURLToPath(new URL('../..', import.meta.url));
process.exitCode = (await stagedFilesHold(root, console.error)) ? 0 : 1;
