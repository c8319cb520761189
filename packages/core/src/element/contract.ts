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
  /**
   * The classic script of a page whose only element it is: another file of `entries`, which does the same without the
   * loader.
   */
  loneScript?: string;
  /** When a page requests that script. The default is near the screen. */
  load?: LoadRule;
  /** The style sheet that PHP links to, below `packages/`. An element without one looks as the theme says. */
  style?: string;
  /** The page's own sheet, `page.css` of `bundle`, has rules for it; PHP links to that sheet beside such an element. */
  pageStyle?: true;
  /**
   * Custom properties of the page that holds such an element, until its script sets them. The style sheet cannot set
   * them: `:root:has()` makes a browser compute the styles of the whole page anew when anything changes.
   */
  pageProperties?: Record<`--onda-${string}`, string>;
  /**
   * The style sheet is not in the set of its feature, because few pages have the element: `rare` is a set for such
   * elements, `none` leaves the sheet alone.
   */
  styleSet?: 'rare' | 'none';
  title: string;
  description: string;
  /** `shadow`: a widget with a face of its own; `light`: a control that looks like the theme's own. */
  root: 'shadow' | 'light';
  /** Attributes by camelCase name; pages may write `initial-volume`, `initial_volume` or `initialvolume`. */
  attributes: Record<string, AttributeSpec>;
  /**
   * Attributes that only a lazy part reads, with `lateAttributes`: written like the others, but no untouched page
   * carries them.
   */
  lateAttributes?: Record<string, AttributeSpec>;
  /** Methods and properties beside the attributes, for scripts of the page; elements with members have the same. */
  members?: Record<string, MemberSpec>;
  /** Events by name without the prefix `onda-`: when each is sent and what `detail` holds. */
  events: Record<string, string>;
  /** The admin-ajax actions it calls. */
  actions: readonly string[];
  /** The first shortcode is ours; the others are answered only when their own plugin is not there. */
  shortcodes: readonly string[];
  /** The block and the widget. An element without it is placed by no author. */
  block?: { icon: string; keywords: readonly string[] };
  /** An author puts the content in: the shortcode encloses it, the block holds other blocks, and there is no widget. */
  holdsContent?: boolean;
  /**
   * The element may stand among words, as a button does, and its style sheet sets no `display`. PHP prints a line in
   * the column of the theme around an element that stands alone.
   */
  isInline?: true;
  /** `part` names that a theme may style. */
  parts: Record<string, string>;
  /** `--onda-*` custom properties, with what each falls back to. */
  properties: Record<string, string>;
}

/** The script is requested by the first of these that holds. */
export interface LoadRule {
  /** At once, if an element matches this selector; `*` is every element. */
  atOnce?: string;
  /** At once, if the storage of the tab or of the site has this key, from an earlier page. */
  stored?: string;
  /** At once, if the query string of the page matches this regular expression. */
  query?: string;
  /** When the page is scrolled. */
  onScroll?: true;
  /** At its first touch, a press or a focus: until then the printed HTML does all that a visitor sees. */
  onTouch?: true;
  /** When a part of its content, or of what its `for` names, is near the screen: a selector of these parts. */
  near?: string;
  /** False: not near the screen, because the script has no visible effect before its other rules hold. */
  nearScreen?: false;
}

export type AttributeSpec =
  | (Described & { type: 'string'; default: string })
  | (Described & { type: 'url'; default: string })
  | (Described & { type: 'number'; default: number; min?: number; max?: number; step?: number })
  | (Described & { type: 'boolean'; default: boolean })
  | (Described & {
      type: 'enum';
      values: readonly string[];
      default: string;
      /** A lazy part checks the values: no untouched page carries their list. */
      isCheckedLate?: true;
    })
  | (Described & { type: 'json'; default: unknown });

/** A member of an element. A method has no value before its code is there. */
export interface MemberSpec extends Described {
  /** The type, in TypeScript. */
  type: string;
  before?: unknown;
}

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
