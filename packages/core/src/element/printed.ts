import { createElement, type ReactNode } from 'react';
import type { AttributesOf, ElementSpec } from './contract';

/** The markup that PHP prints for an element, as a React component draws it. */
export interface Printed<S extends ElementSpec = ElementSpec> {
  spec: S;
  /**
   * Draws the markup. Attributes and texts are placeholders of the template language (`render-template.ts`), also those
   * whose type is a number. `shown` is absent for the template, and given when holes are sought.
   */
  draw(attributes: Written<S>, t: (key: string) => string, shown?: Record<string, never>): ReactNode;
  /**
   * The initial values that plain code keeps. `pnpm generate` draws with others to find the place of each (`holes.ts`).
   */
  rest?: Record<string, string | number | boolean | undefined>;
  /** React adopts the printed nodes later, so they stand in an inner element `<tag-view>`. */
  isHydrated?: boolean;
  /** Style sheets beside the first one: name of the sheet → the boolean attribute that asks for it. */
  sheets?: Record<string, keyof S['attributes'] & string>;
  /** The element shows its own children. */
  hasSlot?: boolean;
}

/** All attributes that a page may write, also those of a lazy part. */
type Written<S extends ElementSpec> = AttributesOf<S> &
  (S extends { lateAttributes: infer L extends ElementSpec['attributes'] }
    ? AttributesOf<{ attributes: L }>
    : unknown);

/** Declares the printed markup of an element in its `Markup.tsx`; `pnpm generate` prints the template from it. */
export const printed = <const S extends ElementSpec>(markup: Printed<S>): Printed =>
  markup as unknown as Printed;

/** A boolean attribute without a value. In a template it is the placeholder that prints the attribute. */
export const flag = (isSet: boolean): string | undefined =>
  typeof isSet === 'string' ? isSet : isSet ? '' : undefined;

/** An attribute such as `disabled`, which React prints as on or off: here with its placeholder. */
export const printedFlag = (name: string, isSet: boolean): Record<string, string | undefined> => ({
  [`data-flag-${name}`]: flag(isSet),
});

/** The inner element of a tag, if it is not the whole of the markup: React adopts its nodes. */
export const viewPlace = (tag: string, nodes: ReactNode): ReactNode =>
  createElement(`${tag}-view`, null, nodes);
