import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const SCRIPT = 'wordpress-plugin/tests/bin/openapi.php';

/** `docs/developers/openapi.json` as the routes of the plugin print it; undefined on a machine without PHP. */
export function printOpenApi(root: string): string | undefined {
  const { stdout, stderr, status, error } = spawnSync('php', [join(root, SCRIPT)], { encoding: 'utf8' });
  if (error) return undefined;
  if (status !== 0) throw new Error(`${SCRIPT}: ${stderr || stdout}`);
  return `${JSON.stringify(JSON.parse(stdout), null, 1)}\n`;
}
