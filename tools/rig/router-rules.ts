/**
 * The refused and rewritten paths of the built-in server's router, as patterns for JavaScript and PCRE;
 * `router.php` gets them filled in.
 */
export const ROUTER_RULES = {
  /** Dot files, the database folder, mails, logs and the door of the Playground lane. */
  denied: '(^|/)\\.(?!well-known(/|$))|^/wp-content/database(/|$)|^/mail(/|$)|^/wp-content/[^/]*\\.log$',
  /** A sub-site of a network: its admin, its content and its PHP files are those of the root. */
  subsite:
    '^/(?!wp-(?:admin|includes|content)/)[_0-9a-zA-Z-]+(/(?:wp-(?:admin|includes|content)(?:/.*)?|[^/]+\\.php))$',
};

export function isDenied(path: string): boolean {
  return new RegExp(ROUTER_RULES.denied).test(path);
}

/** The path below the root that a sub-site's path stands for; any other path is returned as it is. */
export function withoutSubsite(path: string): string {
  return path.replace(new RegExp(ROUTER_RULES.subsite), '$1');
}

/** The text of the router for one site. */
export function fillRouter(source: string, network: boolean): string {
  const rules = JSON.stringify(ROUTER_RULES).replace(/[\\']/g, '\\$&');
  return source.replace('{{RULES}}', () => rules).replace('{{NETWORK}}', String(network));
}
