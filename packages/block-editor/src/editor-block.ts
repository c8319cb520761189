import type { Field, FieldGroup, Preview } from '@onda/core/element/block-fields';

export type Value = string | number | boolean | undefined;

/** A field with what its attribute accepts. */
export interface EditorField extends Field {
  name: string;
  type: string;
  default?: unknown;
  values?: readonly string[];
  min?: number;
  max?: number;
  step?: number;
}

/** A block as `pnpm generate` prints it from the contracts. */
export interface EditorBlock {
  preview: Preview;
  isShadow?: true;
  shortcodes: readonly string[];
  /** The custom properties that colors and corners set, without `--onda-`. */
  properties: readonly string[];
  /** Blocks of WordPress that become this one. */
  from?: readonly string[];
  fields: readonly EditorField[];
}

/** Name, label, help, and what else there is. */
type PrintedField = readonly [
  name: string,
  label: string,
  help?: string,
  rest?: Partial<Omit<EditorField, 'name' | 'label' | 'help' | 'group'>>,
];

/**
 * A block as it is stored: its fields by group. The values that most fields have are left out, and a shortcode that is
 * named as the tag.
 */
export interface PrintedBlock extends Omit<EditorBlock, 'preview' | 'fields' | 'shortcodes' | 'properties'> {
  preview?: Preview;
  shortcodes?: readonly string[];
  properties?: readonly string[];
  fields: readonly (readonly PrintedField[])[];
}

const GROUPS: readonly FieldGroup[] = ['basics', 'look', 'behavior', 'advanced'];

const USUAL_DEFAULTS: Record<string, unknown> = { string: '', boolean: false };

/** The whole of a block, with the types and defaults that most fields have. */
export function wholeBlock(tag: string, { fields, ...block }: PrintedBlock): EditorBlock {
  return {
    preview: 'server',
    shortcodes: [tag.replaceAll('-', '_')],
    properties: [],
    ...block,
    fields: GROUPS.flatMap((group, place) =>
      (fields[place] ?? []).map(
        ([name, label, help = '', { type = 'string', choices = {}, ...rest } = {}]) => ({
          name,
          label,
          help,
          group,
          default: USUAL_DEFAULTS[type],
          values: Object.keys(choices),
          type,
          choices,
          ...rest,
        }),
      ),
    ),
  };
}

/** The attributes of a block: those of the contract, and those that WordPress adds. */
export type Attributes = Record<string, unknown>;

export interface EditProps {
  name: string;
  clientId: string;
  isSelected: boolean;
  attributes: Attributes;
  setAttributes(changed: Attributes): void;
  context?: { postId?: number };
}

export const tagOf = (blockName: string): string => blockName.replace(/^onda\//, '');
