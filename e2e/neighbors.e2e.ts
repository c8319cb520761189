import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { ownBuiltFiles } from './support/built-files';
import { NO_PATH_CACHE, type Rig, startRig } from './support/rig';

/** Plugins that own what ours offers too: a stand-in registers it with the hooks and priorities of the real one. */
const standIn = (name: string) => join(import.meta.dirname, 'stand-ins', name);

describe('beside MailPoet', () => {
  let rig: Rig;
  let page: string;

  beforeAll(async () => {
    rig = await startRig('mailpoet', { noSeed: true, plugins: [standIn('mailpoet')] });
    page = await run(rig.site, {
      code: `update_option('onda_newsletter', ['lists' => [['id' => 1, 'name' => 'Noticias', 'remote' => '']],
          'forms' => [['id' => 1, 'name' => 'Pie', 'placement' => 'below_posts', 'lists' => [1]]]]);
        echo get_permalink(wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Boletín',
          'post_content' => '[onda_newsletter] [mailpoet_manage_subscription]']));`,
    });
  });

  afterAll(() => rig?.close());

  const send = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const reply = await fetch(`${rig.site.url}/wp-admin/${path}`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    return [reply.status, await reply.text()];
  };
  const byMailPoet = (action: string) => [200, JSON.stringify({ answered: 'mailpoet', action })];

  it.each(['mailpoet_subscription_update', 'mailpoet_subscription_form'])(
    'leaves %s to it: who subscribed there can leave there, without a script',
    async (action) => {
      const fields = { action, 'data[email]': 'ana@example.com', 'data[status]': 'unsubscribed', token: 'x' };
      expect(await send('admin-post.php', fields)).toEqual(byMailPoet(`admin_post_nopriv_${action}`));
    },
  );

  it('leaves its sign-ups to it', async () => {
    const fields = { action: 'mailpoet', endpoint: 'subscribers', method: 'subscribe' };
    expect(await send('admin-ajax.php', fields)).toEqual(byMailPoet('wp_ajax_nopriv_mailpoet'));
  });

  it('prints its form in place of ours, and no captcha of ours answers', async () => {
    const html = await (await fetch(page)).text();
    const form =
      '<newsletter-form form="1"><form class="mailpoet_form" data-stand-in></form></newsletter-form>';
    expect(html).toContain(`${form}<form data-stand-in-manage></form>`);
    const router = '?mailpoet_router&endpoint=captcha&action=refresh&data=e30';
    const reply = await fetch(`${rig.site.url}/${router}`);
    expect(reply.headers.get('x-answered-by')).toBe('mailpoet');
    expect(reply.headers.get('content-type')).toContain('text/html');
  });
});

describe('an update, while a cache keeps pages of the build before', () => {
  let rig: Rig;

  beforeAll(async () => {
    rig = await startRig('updated', { noSeed: true, ini: NO_PATH_CACHE });
    ownBuiltFiles(rig.site);
  });

  afterAll(() => rig?.close());

  it('leaves the loader of those pages where it was, and sends it where its file is gone', async () => {
    const build = join(rig.site.root, 'wp-content/plugins/onda/build');
    const manifest = readFileSync(join(build, 'manifest.php'), 'utf8');
    const [former = ''] = /onda-[A-Z0-9]{8}\.js/.exec(manifest) ?? [];
    const code = readFileSync(join(build, former), 'utf8');
    const address = `${rig.site.url}/wp-content/plugins/onda/build/${former}`;
    const answered = async () => {
      const reply = await fetch(address);
      return [reply.status, /script/.test(reply.headers.get('content-type') ?? ''), await reply.text()];
    };
    // WordPress runs `admin_init` here for anybody.
    const openAdmin = () => fetch(`${rig.site.url}/wp-admin/admin-post.php`);

    await openAdmin();
    copyFileSync(join(build, former), join(build, 'onda-UPDATED1.js'));
    writeFileSync(join(build, 'manifest.php'), manifest.replace(former, 'onda-UPDATED1.js'));
    rmSync(join(build, former));
    await openAdmin();
    expect(readFileSync(join(build, former), 'utf8')).toBe(code);
    expect(await answered()).toEqual([200, true, code]);

    rmSync(join(build, former));
    expect(await answered()).toEqual([200, true, code]);
  });
});
