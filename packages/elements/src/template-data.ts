import type { AttributeSpec } from '@onda/core/element/contract';

/** The data that fill the template of a tag. */
export interface TemplateData {
  /** The feature whose texts it shows. */
  feature: string;
  root: 'shadow' | 'light';
  template: string;
  /** Its shown attributes, by camelCase name. */
  attributes: Readonly<Record<string, ShownAttribute>>;
}

/** An attribute of a contract without its texts. */
export interface ShownAttribute {
  type: AttributeSpec['type'];
  default: unknown;
  min?: number;
  max?: number;
  values?: readonly string[];
}
