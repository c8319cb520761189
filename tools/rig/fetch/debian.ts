import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RigError } from '../error';
import { attempt, capture } from '../process';
import { debianMirror, sourceLine, TARGET_FORMAT } from './apt-source';

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const PACKAGES = [
  'wordpress',
  'libphp-phpmailer',
  'php-getid3',
  'libjs-underscore',
  'libjs-lodash',
  'libjs-jquery',
  'libjs-jquery-ui',
  'libjs-cropper',
  'wordpress-l10n',
  'wordpress-theme-twentytwentyfive',
  'wordpress-theme-twentytwentyfour',
];

/** The mirror of this machine, undefined where there is no apt or no Debian. */
export async function findMirror(): Promise<string | undefined> {
  if (!existsSync('/etc/os-release')) return undefined;
  const { stdout } = await attempt('apt-get', ['indextargets', '--format', TARGET_FORMAT]).catch(() => ({
    stdout: '',
  }));
  return debianMirror(stdout, readFileSync('/etc/os-release', 'utf8'));
}

/** Puts the WordPress of a Debian suite into `folder`: no root, no dependency resolved, nothing installed. */
export async function unpackDebian(suite: string, folder: string): Promise<void> {
  const mirror = await findMirror();
  if (!mirror)
    throw new RigError("Debian's packages cannot be had here: no apt with a Debian mirror. Use --wp 6.5.");
  const work = `${folder}.apt`;
  try {
    const debs = await download(mirror, suite, work);
    const tree = join(work, 'tree');
    for (const deb of debs) await capture('dpkg', ['-x', deb, tree]);
    const core = join(tree, 'usr/share/wordpress');
    // The link leads to /etc, which is not unpacked here.
    rmSync(join(core, '.htaccess'), { force: true });
    cpSync(core, folder, { recursive: true, dereference: true });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function download(mirror: string, suite: string, work: string): Promise<string[]> {
  const debs = join(work, 'debs');
  for (const path of ['lists/partial', 'cache/archives/partial', 'debs', 'tree']) {
    mkdirSync(join(work, path), { recursive: true });
  }
  const keyring = existsSync(KEYRING) ? KEYRING : undefined;
  writeFileSync(join(work, 'sources.list'), sourceLine(mirror, suite, keyring));
  const options = privateApt(work).flatMap((option) => ['-o', option]);
  await capture('apt-get', ['update', '-q', '--error-on=any', ...options]);
  await capture('apt-get', ['download', '-q', ...options, ...PACKAGES], { cwd: debs });
  return readdirSync(debs).map((name) => join(debs, name));
}

/** The system's own lists, pins and cache stay out of it. */
function privateApt(work: string): string[] {
  return [
    `Dir::Etc::sourcelist=${work}/sources.list`,
    'Dir::Etc::sourceparts=/dev/null',
    'Dir::Etc::preferences=/dev/null',
    'Dir::Etc::preferencesparts=/dev/null',
    `Dir::State::lists=${work}/lists`,
    `Dir::Cache=${work}/cache`,
    'Acquire::Languages=none',
    // A mirror may be a copy of some months ago; what it holds is signed all the same.
    'Acquire::Check-Valid-Until=false',
    'APT::Sandbox::User=root',
  ];
}
