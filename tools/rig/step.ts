import { join } from 'node:path';
import { PHP_DIR } from './places';

type StepInput = Record<string, string | boolean | string[] | null>;

/** PHP (without `<?php`) that hands its input to one of the rig's own scripts. */
export function stepCode(name: 'install' | 'network' | 'finish', input: StepInput): string {
  const json = JSON.stringify(input).replace(/[\\']/g, '\\$&');
  const script = join(PHP_DIR, `${name}.php`).replace(/[\\']/g, '\\$&');
  return `$onda_rig_step = json_decode('${json}', true);\nrequire '${script}';\n`;
}
