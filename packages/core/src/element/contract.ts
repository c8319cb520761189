/**
 * The contract of an element with page authors. A feature writes it once, as data, in its `contract.ts`. `pnpm
 * generate` makes PHP data, block metadata, docs and editor data of it.
 */
export interface ElementSpec {
  /** The custom element's name. */
  tag: string;
  /** The package that holds it, as its folder is called. */
  feature: string;
  /**
   * The built script that registers it: a file of `entries` in its package. Elements that share a page share a script.
   */
  chunk: string;
  /** The style sheet that PHP links to, below `packages/`. An element without one looks as the theme says. */
  style?: string;
  title: string;
  description: string;
  /** `shadow`: a widget with a face of its own; `light`: a control that looks like the theme's own. */
  root: 'shadow' | 'light';
  /** By camelCase name; pages may write `initial-volume`, `initial_volume` or `initialvolume`. */
  attributes: Record<string, AttributeSpec>;
  /**
   * Those that only a lazy part reads, with `lateAttributes`: written like the others, but no untouched page carries
   * them.
   */
  lateAttributes?: Record<string, AttributeSpec>;
  /** By name without the prefix `onda-`: when it is said and what `detail` holds. */
  events: Record<string, string>;
  /** The admin-ajax actions it calls. */
  actions: readonly string[];
  /** The first is ours; the others are answered only when their own plugin is not there. */
  shortcodes: readonly string[];
  /** None: no author puts it on a page, so it is no block and no widget. */
  block?: { icon: string; keywords: readonly string[] };
  /** An author puts the content in: the shortcode encloses it, the block holds other blocks, and there is no widget. */
  holdsContent?: boolean;
  /** `part` names that a theme may style. */
  parts: Record<string, string>;
  /** `--onda-*` custom properties, with what each falls back to. */
  properties: Record<string, string>;
}

export type AttributeSpec =
  | (Described & { type: 'string'; default: string })
  | (Described & { type: 'url'; default: string })
  | (Described & { type: 'number'; default: number; min?: number; max?: number; step?: number })
  | (Described & { type: 'boolean'; default: boolean })
  | (Described & { type: 'enum'; values: readonly string[]; default: string })
  | (Described & { type: 'json'; default: unknown });

interface Described {
  description: string;
}

/** The parsed attributes of an element, typed from its contract. */
export type AttributesOf<S extends Pick<ElementSpec, 'attributes'>> = {
  -readonly [K in keyof S['attributes']]: ValueOf<S['attributes'][K]>;
};

type ValueOf<A> = A extends { type: 'enum'; values: readonly (infer V)[] }
  ? V
  : A extends { type: 'number' }
    ? number
    : A extends { type: 'boolean' }
      ? boolean
      : A extends { type: 'json' }
        ? unknown
        : string;
