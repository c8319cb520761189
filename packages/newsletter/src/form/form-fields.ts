/** Names and values, as a form sends them; a name may repeat. */
export type FormFields = [name: string, value: string][];

/**
 * The fields of a printed form under `data[…]`. The names are the server's own: MailPoet's are different on every site.
 * Files are left out.
 */
export const fieldsOf = (form: HTMLFormElement): FormFields =>
  [...new FormData(form)].flatMap(
    ([name, value]): FormFields =>
      /^data\[[^\]]/.test(name) && typeof value === 'string' ? [[name, value]] : [],
  );
