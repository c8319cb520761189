import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RigError } from '../error';
import { capture } from '../process';

/** Fetches one package by the ordinary npm client and compares it with the pinned integrity; the path of its .tgz. */
export async function packPackage(spec: string, integrity: string, folder: string): Promise<string> {
  await capture('npm', ['pack', spec, '--silent', '--ignore-scripts', '--pack-destination', folder], {
    cwd: folder,
  });
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!name) throw new RigError(`npm pack ${spec} left no file`);
  const path = join(folder, name);
  const found = await sha512(path);
  if (found !== integrity) throw new RigError(`${spec} is not the pinned package: ${found}`);
  return path;
}

async function sha512(path: string): Promise<string> {
  const hash = createHash('sha512');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return `sha512-${hash.digest('base64')}`;
}
