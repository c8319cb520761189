import type { Field, Preview, Variation } from '@onda/core/element/block-fields';

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
  variations?: readonly Variation[];
  /** Blocks of WordPress that become this one. */
  from?: readonly string[];
  fields: readonly EditorField[];
}

type Printed<T> = Omit<T, 'type'> & { type?: string };

/** A block as it is stored: what most fields have is left out. */
export interface PrintedBlock extends Omit<EditorBlock, 'fields'> {
  fields: readonly Printed<EditorField>[];
}

const USUAL_DEFAULTS: Record<string, unknown> = { string: '', boolean: false };

/** The whole of a block, with the types and defaults that most fields have. */
export function wholeBlock({ fields, ...block }: PrintedBlock): EditorBlock {
  return {
    ...block,
    fields: fields.map(({ type = 'string', ...field }) => ({
      default: USUAL_DEFAULTS[type],
      values: Object.keys(field.choices ?? {}),
      type,
      ...field,
    })),
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
