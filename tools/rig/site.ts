import type { Site, SiteOptions } from './options';

export type { Site, SiteOptions } from './options';

/** Installs and starts a site; resolves when it answers. Throws a RigError with a plain sentence. */
export async function up(_options: Partial<SiteOptions> = {}): Promise<Site> {
  throw new Error('not built yet');
}

/** Ends what `up` started and removes the site's folder; false when there is no such site. */
export async function down(_name: string): Promise<boolean> {
  throw new Error('not built yet');
}

/** Runs PHP inside the site with WordPress loaded and returns what it printed. `{ code }` needs no `<?php`. */
export async function run(_site: Site, _php: { file: string } | { code: string }): Promise<string> {
  throw new Error('not built yet');
}

/** The record of a running site. */
export async function info(_name: string): Promise<Site | undefined> {
  throw new Error('not built yet');
}
