import { run } from '../../tools/rig/site';
import { type Rig, startRig } from '../support/rig';

/** The facts of the site that an application of the tests knows. */
export interface SiteFacts {
  stream: string;
  post: number;
  list: string;
  phrase: string;
  settings: { favorites: { who: string; siteId: number } };
}

const SETUP = `
  update_option('onda_settings', ['favorites' => ['who' => 'everybody']] + (array) get_option('onda_settings'));
  foreach (range(1, 3) as $i) {
    $ids[] = wp_insert_post(['post_title' => "Zafiro $i", 'post_content' => 'Zafiro', 'post_status' => 'publish']);
  }
  echo json_encode($ids);
`;

/** A WordPress with posts to keep and to find, where every visitor may have favorites. */
export async function startSite(): Promise<{ rig: Rig; facts: SiteFacts }> {
  const rig = await startRig('packages');
  const [post = 0] = JSON.parse(await run(rig.site, { code: SETUP })) as number[];
  const settings = { favorites: { who: 'everybody', siteId: 1 } };
  return {
    rig,
    facts: { stream: rig.station.streamUrl, post, list: 'mas-escuchado', phrase: 'zafiro', settings },
  };
}
