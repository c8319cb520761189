import { readConfig } from '../http/config';

/** Address of a style sheet that was built; empty on a page that knows of none. */
export function styleAddress(name: string): string {
  const { base, styles } = readConfig();
  const file = styles[name];
  return file ? base + file : '';
}
