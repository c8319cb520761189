import { LANES, type Lane } from './lanes';
import { ensure } from './setup';

// tsx tools/setup/main.ts [LANE...]: makes the named lanes ready, or all of them.
const asked = process.argv.slice(2).filter((argument) => argument !== '--');
const lanes = asked.length > 0 ? asked : Object.keys(LANES);

for (const name of lanes) {
  if (!isLane(name)) throw new Error(`${name} is no lane; there are ${Object.keys(LANES).join(', ')}`);
  const state = await ensure(name);
  console.log(state.ready ? `${name}: ready` : `${name}: not ready, missing ${state.missing.join(', ')}`);
  if (!state.ready) process.exitCode = 1;
}

function isLane(name: string): name is Lane {
  return Object.hasOwn(LANES, name);
}
