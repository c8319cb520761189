/** The longest time that a request may keep a control busy. */
export const TIMEOUT_MS = 10_000;

/** The type of a form that is sent as text. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * A form on its way to admin-ajax, encoded. Admin-ajax may have another host than the page; WordPress then allows its
 * own pages to send cookies.
 */
export const formRequest = (body: string) => ({
  method: 'POST',
  credentials: 'include' as const,
  body,
  headers: { 'Content-Type': FORM_TYPE },
});
