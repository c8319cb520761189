import { run, type Site } from '../../tools/rig/site';

/** For a test that counts what PHP is asked: no answer of a poll is a file. */
export const pollByPhp = (site: Site) =>
  run(site, {
    code: `update_option('onda_settings', ['pollFiles' => false] + (array) get_option('onda_settings'));`,
  });
