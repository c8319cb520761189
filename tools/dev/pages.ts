import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Events } from './events';

/** The state of the open pages: the version that they show, and the errors. */
export interface Pages {
  /** The page shows something new: these style sheets alone, or anything. */
  change(sheets?: string[]): void;
  /** Keeps the error of a step, by a key, until the same step succeeds; undefined for a step that failed. */
  attempt<T>(key: string, step: () => Promise<T>): Promise<T | undefined>;
}

export function createPages(plugin: string, events: Events, say: (line: string) => void): Pages {
  const problems = new Map<string, string>();
  let version = 0;
  let sheets: string[] = [];
  const tell = () => events.tell({ version, sheets, problem: [...problems.values()].join('\n\n') });
  return {
    change(changed = []) {
      version += 1;
      sheets = changed;
      // The site prints it into its pages.
      writeFileSync(join(plugin, 'dev-version'), String(version));
      tell();
    },
    async attempt(key, step) {
      const wasWrong = problems.has(key);
      try {
        const result = await step();
        if (problems.delete(key)) say(`${key}: mended`);
        if (wasWrong) tell();
        return result;
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        problems.set(key, text);
        say(text);
        tell();
        return undefined;
      }
    },
  };
}
