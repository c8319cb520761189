/** A configured archive, from `apt-get indextargets`. */
type Target = { site: string; release: string; component: string };

export const TARGET_FORMAT = '$(SITE) $(RELEASE) $(COMPONENT)';

/**
 * The mirror this machine already uses for Debian: the archive of its own release, else one whose address
 * ends in /debian. Undefined on a system that is not Debian.
 */
export function debianMirror(targets: string, osRelease: string): string | undefined {
  const system = fields(osRelease);
  if (system.ID !== 'debian') return undefined;
  const archives = targets.split('\n').flatMap(parseTarget);
  const own = archives.find((target) => target.release === system.VERSION_CODENAME);
  return (own ?? archives.find((target) => /\/debian\/?$/.test(target.site)))?.site;
}

/** A line of a sources.list for another suite of the same mirror. */
export function sourceLine(mirror: string, suite: string, keyring: string | undefined): string {
  const options = keyring ? `[signed-by=${keyring}] ` : '';
  return `deb ${options}${mirror} ${suite} main\n`;
}

function parseTarget(line: string): Target[] {
  const [site, release, component] = line.trim().split(' ');
  return site && release && component === 'main' ? [{ site, release, component }] : [];
}

function fields(osRelease: string): Record<string, string> {
  const pairs = [...osRelease.matchAll(/^([A-Z_]+)="?([^"\n]*)"?$/gm)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}
