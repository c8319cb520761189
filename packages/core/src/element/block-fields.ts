/**
 * How the block editor shows an element to an author: the words and the controls of its attributes. It stands beside
 * the contract and not in it, so that no visitor loads a word of it.
 */
export interface BlockEditing {
  category: BlockCategory;
  preview: Preview;
  /** False: a theme or the plugin places it, so the inserter has no tile for it. */
  inserter?: false;
  /** Attribute → field, in the order of the inspector; `HIDDEN` for those that PHP fills or an owner cannot know. */
  fields: Record<string, Field | null>;
  variations?: readonly Variation[];
  /** Blocks of WordPress that an author may change into this one. */
  from?: readonly string[];
}

/** A category of the inserter; `wordpress-plugin/src/Core/Blocks/Categories.php` has their titles. */
export type BlockCategory = 'onda-radio' | 'onda-audience' | 'onda-pages';

/**
 * `template`: the template, filled in the browser. `server`: the HTML of PHP for these attributes. `content`: the
 * blocks that an author puts in. `words`: a sentence, because the element shows nothing.
 */
export type Preview = 'template' | 'server' | 'content' | 'words';

export type FieldGroup = 'basics' | 'look' | 'behavior' | 'advanced';

/** The default follows from the type of the attribute. `form`, `list`, `search`, `size` and `station` are pickers. */
export type FieldControl =
  | 'color'
  | 'date'
  | 'form'
  | 'list'
  | 'media'
  | 'networks'
  | 'post'
  | 'post-types'
  | 'range'
  | 'search'
  | 'size'
  | 'station'
  | 'terms'
  | 'textarea';

export interface Field {
  /** A label in the words of a station owner, at most 32 characters. */
  label: string;
  help?: string;
  group: FieldGroup;
  control?: FieldControl;
  /** A field of the groups Look and Behavior that is visible from the start. */
  shown?: true;
  /** Words for the values of an enum. */
  choices?: Record<string, string>;
  /** The unit behind a number: `px`, `s`. */
  unit?: string;
  /** A content role: the field can be edited in a locked pattern, too. */
  role?: 'content';
  /** The element needs the value: without it the editor shows a hint in place of the element. */
  required?: true;
  /** The field is shown only while another attribute has this value. */
  showIf?: readonly [attribute: string, value: string | boolean];
  /** The taxonomy of a control `terms`. */
  taxonomy?: string;
}

export interface Variation {
  name: string;
  title: string;
  description: string;
  icon?: string;
  attributes: Record<string, string | number | boolean>;
  /** A tile of its own in the inserter; the others are offered beside a block that is there. */
  inserter?: true;
}

/** An attribute without a field: PHP fills it, or an owner cannot know its value. */
export const HIDDEN = null;

/** Marks a text for the catalogues in `wordpress-plugin/languages`; the editor translates it. */
export const translatable = (text: string): string => text;
