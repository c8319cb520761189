import type { SiteData, Station } from './site-data';

/** The name is that of `Bindings::STATION` in PHP. */
const NAME = 'onda/station';
/** The label is the same in every language, as PHP registers it. */
const LABEL = 'Onda';

interface Binding {
  args?: { key?: string; station?: string };
}

const READ: Record<string, (station: Station) => string | undefined> = {
  name: ({ name }) => name,
  stream: ({ attributes }) => attributes.radioStream,
  cover: ({ attributes }) => attributes.noImageAvailable,
};

interface Dependencies {
  ask(): Promise<SiteData>;
  /** Translates. */
  words(text: string, domain: string): string;
  /** WordPress has them since 6.7. */
  register: ((source: object) => void) | undefined;
  unregister: ((name: string) => void) | undefined;
}

/** The editor's half of the bindings. An editor that lacks it shows that there is a binding and not its value. */
export function registerBindings({ ask, words: __, register, unregister }: Dependencies): void {
  let site: SiteData | undefined;
  const fields = [
    { label: __('Station name', 'onda'), type: 'string', args: { key: 'name' } },
    { label: __('Stream address', 'onda'), type: 'string', args: { key: 'stream' } },
    { label: __('Default cover', 'onda'), type: 'string', args: { key: 'cover' } },
  ];
  // An author chooses from the list since WordPress 6.9.
  const source = { name: NAME, label: LABEL, getValues, getFieldsList: () => fields };

  /** The site is asked with the first block that is bound; then WordPress reads all values again. */
  function getValues({ bindings }: { bindings: Record<string, Binding> }): Record<string, string> {
    if (!site) void ask().then(keep, () => {});
    return Object.fromEntries(
      Object.entries(bindings).map(([name, bound]) => [name, shownValue(bound, site)]),
    );
  }

  function keep(answer: SiteData): void {
    if (site) return;
    site = answer;
    unregister?.(NAME);
    register?.(source);
  }

  if (unregister) register?.(source);
}

/** A missing id means the first station, as in PHP. A value that is not known yet is named by its source. */
function shownValue({ args = {} }: Binding, site?: SiteData): string {
  const { key = '', station } = args;
  const found = site?.stations.find(({ id }) => !station || id === station);
  return (found && READ[key]?.(found)) || LABEL;
}
