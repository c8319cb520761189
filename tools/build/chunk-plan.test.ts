import { expect, it } from 'vitest';
import { entryFiles } from '../../packages/bundle/src/registry';
import { chunkChoices } from '../../tsup.config';
import { moduleGraph } from './load-order';
import { chunkPlan } from './stages';

const graph = await moduleGraph(entryFiles);
const { after } = chunkChoices;

/** All that the plan loads with a module, its own imports included. */
function broughtWith(file: string, choices: typeof chunkChoices): Set<string> {
  const plan = chunkPlan(graph, entryFiles, choices);
  const brought = new Set<string>();
  const add = (name: string) => {
    if (brought.has(name)) return;
    brought.add(name);
    for (const next of [...(graph.get(name)?.now ?? []), ...(plan.get(name) ?? [])]) add(next);
  };
  add(file);
  return brought;
}

it.each(Object.keys(after))('the choice for %s says more than the code', (file) => {
  const { [file]: former = [], ...others } = after;
  const derived = broughtWith(file, { ...chunkChoices, after: others });
  const said = [former].flat();
  expect(said.filter((name) => derived.has(name))).toEqual([]);
});
