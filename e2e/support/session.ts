import type { Page } from 'playwright-core';
import { run, type Site } from '../../tools/rig/site';

interface Cookie {
  name: string;
  value: string;
}

/** PHP that prints a cookie of each of the schemes, for the user `$id`. */
const printCookies = (...schemes: ('auth' | 'logged_in')[]) =>
  `$end = time() + DAY_IN_SECONDS;
  $token = WP_Session_Tokens::get_instance($id)->create($end);
  $names = ['auth' => AUTH_COOKIE, 'logged_in' => LOGGED_IN_COOKIE];
  $cookie = static fn($scheme) => ['name' => $names[$scheme], 'value' => wp_generate_auth_cookie($id, $end, $scheme, $token)];
  echo wp_json_encode(array_map($cookie, ${JSON.stringify(schemes)}));`;

/** The cookie that a login would have given somebody new of that role. */
export async function sessionCookie(site: Site, role: string): Promise<Cookie> {
  const printed = await run(site, {
    code: `$id = wp_insert_user(['user_login' => uniqid('${role}-'), 'user_pass' => wp_generate_password(), 'role' => '${role}']);
      ${printCookies('logged_in')}`,
  });
  return JSON.parse(printed)[0];
}

/**
 * Signs the site's administrator in, or another user by name. Nothing is typed: while WordPress's form puts the cursor
 * into the name, a password that is being typed may be lost, and a form without one is never sent.
 */
export async function logIn(page: Page, site: Site, user = site.admin.user): Promise<void> {
  const code = `$id = get_user_by('login', '${user}')->ID; ${printCookies('auth', 'logged_in')}`;
  const cookies: Cookie[] = JSON.parse(await run(site, { code }));
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })));
}
