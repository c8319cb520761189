/** The address for another code: the current page, with the router's fields (M-7.59 to M-7.65). */
export function refreshAddress(page: string, session: string, now: number): string {
  const { origin, pathname } = new URL(page);
  const fields = new URLSearchParams({
    mailpoet_router: '',
    mailpoet_page: 'template',
    endpoint: 'captcha',
    action: 'refresh',
    data: btoa(JSON.stringify({ captcha_session_id: session })),
    cachebust: String(now),
  });
  return `${origin}${pathname}?${fields}`;
}

/** The address of the source, past every cache. */
export function unseen(source: string, now: number): string {
  const address = new URL(source, document.baseURI);
  address.searchParams.set('cachebust', String(now));
  return address.href;
}
