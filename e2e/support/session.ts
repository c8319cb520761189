import { run, type Site } from '../../tools/rig/site';

/** The cookie that a login would have given somebody new of that role. */
export async function sessionCookie(site: Site, role: string): Promise<{ name: string; value: string }> {
  const printed = await run(site, {
    code: `$id = wp_insert_user(['user_login' => uniqid('${role}-'), 'user_pass' => wp_generate_password(), 'role' => '${role}']);
      $end = time() + DAY_IN_SECONDS;
      $token = WP_Session_Tokens::get_instance($id)->create($end);
      echo wp_json_encode(['name' => LOGGED_IN_COOKIE, 'value' => wp_generate_auth_cookie($id, $end, 'logged_in', $token)]);`,
  });
  return JSON.parse(printed);
}
